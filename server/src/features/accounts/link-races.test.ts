import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from '../../integrations/mail/mailer.js';
import { createOutbox } from '../../integrations/mail/outbox.js';
import { perform, stranger } from '../../testkit/account-kit.js';
import { at, type Json } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { mailRow, writeAccountMail } from './account-mail.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const fresh = () => `${randomUUID()}@example.org`;

/** Follows a link for a forgotten password, once it is asked to. */
async function resetReady({ email }: Person): Promise<() => Promise<Json>> {
  await perform(stranger(server), 'requestPasswordReset', { email });
  const input = { token: await server.linkTo(email, '/auth/new-password'), password: 'une-autre' };
  return () => perform(stranger(server), 'resetPassword', { input });
}

async function changeReady(person: Person): Promise<() => Promise<Json>> {
  const newEmail = fresh();
  const input = { newEmail, password: person.password };
  await perform(person, 'requestEmailChange', { input });
  const token = await server.linkTo(newEmail, '/auth/change-email');
  return () => perform(stranger(server), 'confirmEmailChange', { token });
}

it('a link that is being sent while the password is reset is never made', async () => {
  const { db, clock, logger, publicUrl } = server.app.services;
  const person = await server.signUp();
  const theirs = fresh();
  const reset = await resetReady(person);
  const order = { now: clock.now(), userId: person.id, recipient: theirs, personWaits: true };
  const row = mailRow(order, { kind: 'CHANGE_EMAIL' });
  await db.outgoingMail.create({ data: row });
  const mailer = createMailer(server.app.standins.mail?.smtpUrl ?? '', 'bonjour@popote.example');
  const outbox = createOutbox({
    db,
    clock,
    logger,
    mailer,
    write: async (mail) => {
      await reset();
      return writeAccountMail({ db, clock, publicUrl }, mail);
    },
  });
  expect(await outbox.deliver(row.id)).toBe(false);
  mailer.close();
  expect(await server.mailsTo(theirs)).toEqual([]);
  expect(await db.accountToken.count({ where: { userId: person.id, usedAt: null } })).toBe(0);
});

/** Whichever came first has ended the other. */
function expectOneOf(answers: readonly Json[]): void {
  const names = answers.map((answer) => String(at(answer, '__typename')));
  expect(names.filter((name) => name.endsWith('Payload'))).toHaveLength(1);
  expect(names.filter((name) => name === 'LinkRefusal')).toHaveLength(answers.length - 1);
}

it('of a reset and a change of address at once, one is made', async () => {
  const person = await server.signUp();
  const [reset, change] = [await resetReady(person), await changeReady(person)];
  expectOneOf(await Promise.all([change(), reset()]));
});

/** The embedded database has one connection: there nobody waits for a row. */
const servers = ['TEST_DATABASE_URL'].filter((name) => process.env[name] !== undefined);

it.each(servers)(
  'links that are followed while others hold the account on %s do not wait for each other',
  async () => {
    const { db } = server.app.services;
    const person = await server.signUp();
    const verification = await server.linkTo(person.email, '/auth/verify');
    const verify = () => perform(stranger(server), 'verifyEmail', { token: verification });
    const [reset, change] = [await resetReady(person), await changeReady(person)];
    const waiting = async () => {
      const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM pg_stat_activity
      WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
      return row?.count;
    };
    const queued: Promise<Json>[] = [];
    await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${person.id}::uuid FOR UPDATE`;
        for (const follow of [reset, change, verify]) {
          queued.push(follow());
          await expect.poll(waiting).toBe(queued.length);
        }
      },
      { timeout: 20_000 },
    );
    expectOneOf(await Promise.all(queued));
  },
);
