import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTransport } from 'nodemailer';
import { startMailStandin } from './mail-standin.js';
import type { MailStandin } from './mail-standin.js';
import type { StoredMessage } from './message-store.js';

let dataDir: string;
let mail: MailStandin;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'popote-mail-'));
  mail = await startMailStandin({ dataDir });
});
afterEach(async () => {
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const MESSAGE = {
  from: 'Popote <bonjour@popote.test>',
  to: 'Camille Rochat <Camille@example.test>',
  subject: 'Vérifiez votre adresse : un café ☕',
  text: 'Bonjour Camille,\nhttps://popote.test/auth/verify?token=a_b-c.\nÀ bientôt',
  html: '<html><head></head><body><p>Bonjour</p><script>alert(1)</script></body></html>',
};

async function sendMail(message: object): Promise<void> {
  const transport = createTransport(mail.smtpUrl);
  await transport.sendMail(message);
  transport.close();
}

async function messages(query = ''): Promise<StoredMessage[]> {
  const response = await fetch(`${mail.url}/dev/mail/messages.json${query}`);
  return (await response.json()) as StoredMessage[];
}

const page = (path: string) => fetch(`${mail.url}/dev/mail${path}`);

test('a message sent over SMTP reads as it was written', async () => {
  await sendMail(MESSAGE);
  expect(await messages()).toMatchObject([
    {
      from: 'bonjour@popote.test',
      to: ['Camille@example.test'],
      subject: MESSAGE.subject,
      text: expect.stringContaining('À bientôt'),
      html: expect.stringContaining('<p>Bonjour</p>'),
      headers: { 'mime-version': '1.0' },
    },
  ]);
});

test('messages come newest first and can be asked for by address, blind copies included', async () => {
  await sendMail({ ...MESSAGE, subject: 'un' });
  await sendMail({ ...MESSAGE, subject: 'deux', to: 'noa@example.test', bcc: 'x@example.test' });
  expect((await messages()).map(({ subject }) => subject)).toEqual(['deux', 'un']);
  const own = await messages('?to=camille@EXAMPLE.test');
  expect(own.map(({ subject }) => subject)).toEqual(['un']);
  expect((await messages('?to=x@example.test')).map(({ subject }) => subject)).toEqual(['deux']);
});

test('a restart keeps the messages', async () => {
  await sendMail(MESSAGE);
  await mail.close();
  mail = await startMailStandin({ dataDir });
  const [message] = await messages();
  expect(message?.subject).toBe(MESSAGE.subject);
  const source = await (await page(`/messages/${message?.id}/source`)).text();
  expect(source).toContain('MIME-Version: 1.0');
});

test('the outbox lists them, shows the text with its link, and can be emptied', async () => {
  expect(await (await page('')).text()).toContain('Aucun message pour le moment.');
  await sendMail(MESSAGE);
  const [message] = await messages();
  expect(await (await page('')).text()).toContain(`/dev/mail/messages/${message?.id}`);
  const text = await (await page(`/messages/${message?.id}?view=text`)).text();
  expect(text).toContain('href="https://popote.test/auth/verify?token=a_b-c"');
  const foreign = await fetch(`${mail.url}/dev/mail/clear`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect(await messages()).toHaveLength(1);
  await fetch(`${mail.url}/dev/mail/clear`, { method: 'POST' });
  expect(await messages()).toEqual([]);
});

test('the markup of a message is shown in a frame that can do nothing', async () => {
  await sendMail({ ...MESSAGE, subject: '<script>alert(2)</script>' });
  const [message] = await messages();
  const shown = await page(`/messages/${message?.id}`);
  const text = await shown.text();
  expect(text).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(text).not.toContain('<script');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const frame = await page(`/messages/${message?.id}/html`);
  const policy = frame.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-popups/);
  expect(policy).not.toContain('allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(await frame.text()).toContain('<head><base target="_blank">');
});

test('a message that does not exist is a page that says so', async () => {
  const response = await page('/messages/..%2f..%2fetc');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Message introuvable');
});
