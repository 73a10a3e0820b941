import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMailStandin, type MailStandin } from '../../../standins/mail/mail-standin.js';
import type { StoredMessage } from '../../../standins/mail/message-store.js';
import { perform } from '../../testkit/account-kit.js';
import { createManualClock, type ManualClock } from '../../testkit/manual-clock.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';
import { createOutbox } from './outbox.js';

const minute = 60_000;
const page = /\/auth\/new-password\?token=([\w-]+)/;

let dataDir: string;
let clock: ManualClock;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  clock = createManualClock();
  dataDir = await mkdtemp(join(tmpdir(), 'popote-outbox-'));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await rm(dataDir, { recursive: true, force: true });
});

/** A mail server's address with nobody behind it, until one is started there. */
async function reservePort(): Promise<number> {
  const standin = await startMailStandin({ dataDir });
  await standin.close();
  return Number(new URL(standin.smtpUrl).port);
}

async function startMailServer(smtpPort: number): Promise<MailStandin> {
  const standin = await startMailStandin({ dataDir, smtpPort });
  ends.push(() => standin.close());
  return standin;
}

async function startServer(smtpPort: number): Promise<TestServer> {
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
  const server = await startTestServer({ clock, env });
  ends.push(() => server.close());
  return server;
}

async function arrived(standin: MailStandin): Promise<StoredMessage[]> {
  const response = await fetch(`${standin.url}/dev/mail/messages.json`);
  return (await response.json()) as StoredMessage[];
}

/** Lets time pass, and the work that returns by itself come to its end. */
async function pass(milliseconds: number): Promise<void> {
  await clock.sleeping(minute);
  clock.advance(milliseconds);
  await clock.sleeping(minute);
}

it('a mail server that is away stops no sign-up, reset or change of address for good', async () => {
  const port = await reservePort();
  const server = await startServer(port);
  const person = await server.signUp();
  const refusal = { __typename: 'MailRefusal', code: 'MAIL_NOT_SENT', field: null };
  expect(await perform(person, 'requestPasswordReset', { email: person.email })).toEqual(refusal);
  const change = { newEmail: `new-${person.email}`, password: person.password };
  expect(await perform(person, 'requestEmailChange', { input: change })).toEqual(refusal);
  const { db } = server.app.services;
  // Whose address is to change is written to as well.
  expect(await db.outgoingMail.count()).toBe(4);

  const mailServer = await startMailServer(port);
  await pass(minute);
  const messages = await arrived(mailServer);
  expect(messages.map(({ subject }) => subject).sort()).toEqual([
    'Changement d’adresse email demandé',
    'Choisissez un nouveau mot de passe',
    'Confirmez votre adresse email',
    'Confirmez votre nouvelle adresse email',
  ]);
  expect(await db.outgoingMail.count()).toBe(0);
  const [token] = messages.flatMap(({ text }) => page.exec(text)?.[1] ?? []);
  const input = { token, password: 'une-autre-soupe' };
  expect(await perform(person, 'resetPassword', { input })).toMatchObject({ email: person.email });
  await pass(minute);
  expect(await arrived(mailServer)).toHaveLength(5);
});

it('a newer request ends the older link even while its own mail cannot go out', async () => {
  const port = await reservePort();
  const mailServer = await startMailStandin({ dataDir, smtpPort: port });
  const server = await startServer(port);
  const person = await server.signUp();
  const { email } = person;
  expect(await perform(person, 'requestPasswordReset', { email })).toMatchObject({ email });
  const [older] = (await arrived(mailServer)).flatMap(({ text }) => page.exec(text)?.[1] ?? []);
  expect(older).toBeTypeOf('string');
  await mailServer.close();
  expect(await perform(person, 'requestPasswordReset', { email })).toMatchObject({
    code: 'MAIL_NOT_SENT',
  });
  const input = { token: older, password: 'une-autre-soupe' };
  expect(await perform(person, 'resetPassword', { input })).toMatchObject({ code: 'LINK_INVALID' });
});

it('keeps no link in clear while a message waits', async () => {
  const port = await reservePort();
  const server = await startServer(port);
  const person = await server.signUp();
  const { db } = server.app.services;
  const queued = await db.outgoingMail.findMany();
  const mailServer = await startMailServer(port);
  await pass(minute);
  const [message] = await arrived(mailServer);
  const [, token = ''] = /token=([\w-]+)/.exec(message?.text ?? '') ?? [];
  expect(message?.to).toEqual([person.email]);
  expect(token).not.toBe('');
  expect(JSON.stringify(queued)).not.toContain(token);
});

it('tries for hours, ever more rarely, and gives up after a day', async () => {
  const server = await startServer(await reservePort());
  await server.signUp();
  const { db } = server.app.services;
  const tries: number[] = [];
  for (const minutes of [1, 5, 15, 60, 240, 480]) {
    await pass(minutes * minute);
    const [mail] = await db.outgoingMail.findMany();
    tries.push(mail?.attempts ?? 0);
  }
  expect(tries).toEqual([2, 3, 4, 5, 6, 7]);
  await pass(720 * minute);
  expect(await db.outgoingMail.count()).toBe(0);
});

it('gives up at once what a mail server refuses for good', async () => {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const server = await startServer((smtp.server.address() as AddressInfo).port);
  const person = await server.signUp();
  expect(await perform(person, 'requestPasswordReset', { email: person.email })).toMatchObject({
    code: 'MAIL_NOT_SENT',
  });
  expect(await server.app.services.db.outgoingMail.count()).toBe(0);
});

it('two processes that look at the same time send a message once', async () => {
  const port = await reservePort();
  const server = await startServer(port);
  await server.signUp();
  const { db, logger } = server.app.services;
  await db.outgoingMail.updateMany({ data: { nextAttemptAt: clock.now() } });
  const sent: string[] = [];
  const mailer = {
    send: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)),
    close: () => undefined,
  };
  const letter = { subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>' };
  const write = ({ recipient: to }: { recipient: string }) => Promise.resolve({ to, ...letter });
  const outboxes = [1, 2, 3].map(() => createOutbox({ db, clock, logger, mailer, write }));
  await Promise.all(outboxes.map(({ job }) => job.run()));
  expect(sent).toHaveLength(1);
});
