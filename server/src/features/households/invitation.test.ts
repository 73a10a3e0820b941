import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, joinHousehold, tokenFor } from '../../testkit/household-kit.js';
import { at, createGraphQLClient } from '../../testkit/graphql-client.js';
import { createManualClock } from '../../testkit/manual-clock.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const day = 86_400_000;
const clock = createManualClock('2026-11-21T18:30:00Z');
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

const somebody = () => `${randomUUID()}@example.org`;
const notifications = `{ viewer { notifications(first: 5) { unreadCount nodes { type title message invitationId readAt } } } }`;

describe('createInvitation', () => {
  it('sends a letter in text and HTML whose link says who invites, and nothing more', async () => {
    const host = await server.verified({ firstName: 'Ana https://evil.example <b>' });
    const email = somebody();
    expect(await ask(host, 'invite', { email: email.toUpperCase() })).toMatchObject({
      __typename: 'CreateInvitationPayload',
      invitation: { email, invitedBy: { id: host.id } },
      viewer: { household: { invitations: [{ email }] } },
    });
    const token = await tokenFor(server, email);
    const [letter] = await server.mailsTo(email);
    expect(letter?.subject).toBe('Quelqu’un vous invite à partager sa cuisine');
    expect(letter?.text).toContain(`${server.app.services.publicUrl}/invitation/${token}`);
    expect(letter?.html).toContain(`/invitation/${token}`);
    expect(letter?.html).not.toContain('evil.example');
    const stranger = createGraphQLClient(server.url);
    expect(await ask(stranger, 'preview', { token })).toEqual({
      status: 'PENDING',
      inviterFirstName: 'Quelqu’un',
      joined: false,
    });
    const rows = await server.app.services.db.invitation.findMany({ where: { email } });
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('answers alike whether or not the address has an account, which is told in the product too', async () => {
    const host = await server.verified({ firstName: 'Ana' });
    const known = await server.signUp();
    server.takeStatements();
    const answers = [];
    const counts = [];
    for (const email of [known.email, somebody()]) {
      const answer = await ask(host, 'invite', { email });
      await server.app.services.mail.idle();
      counts.push(server.takeStatements().length);
      answers.push(Object.keys(at(answer, 'invitation') ?? {}));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(counts[0]).toBe(counts[1]);
    const { data } = await known.send(notifications);
    expect(at(data, 'viewer.notifications.nodes')).toEqual([
      {
        type: 'INVITATION',
        title: 'Une invitation',
        message: 'Ana vous invite à rejoindre son foyer.',
        invitationId: expect.any(String),
        readAt: null,
      },
    ]);
  });

  it('is for those whose own address is verified', async () => {
    const host = await server.signUp();
    const email = somebody();
    expect(await ask(host, 'invite', { email })).toMatchObject({
      __typename: 'HouseholdRefusal',
      code: 'EMAIL_NOT_VERIFIED',
    });
    await server.app.services.mail.idle();
    expect(await server.mailsTo(email)).toEqual([]);
    await host.verifyEmail();
    expect(await ask(host, 'invite', { email })).toMatchObject({ invitation: { email } });
  });

  it.each([
    ['Anne-Marie', 'Anne-Marie'],
    ['Abd el Kader', 'Abd el Kader'],
    ['Léa 🌸', 'Léa'],
    ['D’Arcy', 'D’Arcy'],
    ['小明', '小明'],
    ['www.evil.example', 'Quelqu’un'],
    ['evil.example', 'Quelqu’un'],
    ['https://evil.example', 'Quelqu’un'],
    ['Appelez le 0900 123 456', 'Quelqu’un'],
    ['Votre compte est suspendu', 'Quelqu’un'],
    ['URGENT!!!', 'Quelqu’un'],
    ['a'.repeat(60), 'Quelqu’un'],
  ])('of « %s » is signed « %s »', async (firstName, name) => {
    const host = await server.verified({ firstName });
    const email = somebody();
    await ask(host, 'invite', { email });
    const [letter] = await server.mailsTo(email);
    expect(letter?.subject).toBe(`${name} vous invite à partager sa cuisine`);
    if (name !== firstName) expect(`${letter?.text}${letter?.html}`).not.toContain(firstName);
  });

  it('is sent twenty times an hour from one network, however many accounts it has', async () => {
    const hosts = await Promise.all([1, 2, 3].map(() => server.verified()));
    const codes: unknown[] = [];
    for (const host of hosts) {
      const own = host.headers;
      host.headers = () => ({ ...own(), 'x-forwarded-for': '203.0.113.7' });
      for (let times = 0; times < 8; times += 1)
        codes.push(at(await ask(host, 'invite', { email: somebody() }), 'code') ?? 'sent');
    }
    expect(codes).toEqual([
      ...Array<string>(20).fill('sent'),
      ...Array<string>(4).fill('RATE_LIMITED'),
    ]);
  });

  it('offered again is one invitation, and only the newest link works', async () => {
    const host = await server.verified();
    const email = somebody();
    await ask(host, 'invite', { email });
    const first = await tokenFor(server, email);
    const again = await ask(host, 'invite', { email });
    const second = await tokenFor(server, email);
    expect(at(again, 'viewer.household.invitations')).toHaveLength(1);
    expect(second).not.toBe(first);
    expect(await ask(host, 'preview', { token: first })).toBeNull();
    expect(await ask(host, 'preview', { token: second })).toMatchObject({ status: 'PENDING' });
  });

  it.each([
    ['', 'REQUIRED'],
    ['nobody', 'INVALID'],
    [`${'a'.repeat(300)}@example.org`, 'TOO_LONG'],
  ])('refuses the address « %s »', async (email, code) => {
    const host = await server.verified();
    expect(await ask(host, 'invite', { email })).toMatchObject({ code, field: 'email' });
  });

  it('refuses a member’s address, and the eleventh invitation of an hour', async () => {
    const host = await server.verified();
    expect(await ask(host, 'invite', { email: host.email })).toMatchObject({
      code: 'ALREADY_MEMBER',
    });
    for (let times = 1; times < 10; times += 1) await ask(host, 'invite', { email: somebody() });
    expect(await ask(host, 'invite', { email: somebody() })).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('is not sent more than five times an hour to one address, by whomever', async () => {
    const email = somebody();
    for (let times = 0; times < 5; times += 1)
      await ask(await server.verified(), 'invite', { email });
    const sixth = await ask(await server.verified(), 'invite', { email });
    expect(at(sixth, 'code')).toBe('RATE_LIMITED');
  });

  it('keeps to twenty open invitations, also when two arrive at once', async () => {
    const host = await server.verified();
    const { db } = server.app.services;
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: host.id } });
    const expiresAt = new Date(clock.now().getTime() + day);
    const row = { householdId, invitedById: host.id, expiresAt };
    await db.invitation.createMany({
      data: Array.from({ length: 19 }, () => ({ ...row, email: somebody() })),
    });
    const answers = await Promise.all(
      [somebody(), somebody()].map((email) => ask(host, 'invite', { email })),
    );
    const codes = answers.map((answer) => String(at(answer, 'code') ?? 'sent'));
    expect(codes.toSorted()).toEqual(['INVITATIONS_FULL', 'sent']);
  });
});

describe('an invitation', () => {
  it('is revoked by any member, and by nobody else', async () => {
    const host = await server.verified();
    const other = await server.signUp();
    await joinHousehold(server, host, other);
    const email = somebody();
    const invitation = at(await ask(host, 'invite', { email }), 'invitation.id');
    const token = await tokenFor(server, email);
    const stranger = await server.signUp();
    for (const id of [invitation, randomUUID(), 'x']) {
      expect(await ask(stranger, 'revoke', { id })).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await ask(other, 'revoke', { id: invitation })).toMatchObject({
      invitationId: invitation,
      viewer: { household: { invitations: [] } },
    });
    expect(await ask(stranger, 'preview', { token })).toBeNull();
    expect(await ask(stranger, 'accept', { token })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(host, 'revoke', { id: invitation })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('runs out after seven days, and says so', async () => {
    const host = await server.verified();
    const guest = await server.signUp();
    await ask(host, 'invite', { email: guest.email });
    const token = await tokenFor(server, guest.email);
    clock.advance(7 * day);
    expect(await ask(guest, 'preview', { token })).toMatchObject({ status: 'EXPIRED' });
    expect(await ask(guest, 'accept', { token })).toMatchObject({ code: 'INVITATION_EXPIRED' });
    const { data } = await host.send('{ viewer { household { invitations { id } } } }');
    expect(at(data, 'viewer.household.invitations')).toEqual([]);
  });

  it('is found by its id by the person it was sent to alone, once their address is verified', async () => {
    const host = await server.verified();
    const guest = await server.signUp();
    const sent = await ask(host, 'invite', { email: guest.email });
    const token = String(at(sent, 'invitation.id'));
    const stranger = await server.signUp();
    for (const nobody of [stranger, createGraphQLClient(server.url)]) {
      expect(await ask(nobody, 'preview', { token })).toBeNull();
    }
    expect(await ask(stranger, 'accept', { token })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(guest, 'preview', { token })).toMatchObject({ status: 'PENDING' });
    expect(await ask(guest, 'accept', { token })).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    const { db } = server.app.services;
    await db.user.updateMany({ where: { id: guest.id }, data: { emailVerifiedAt: clock.now() } });
    expect(await ask(guest, 'accept', { token })).toMatchObject({
      __typename: 'AcceptInvitationPayload',
    });
  });
});
