import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { closeServer, listenOnLoopback } from '../http.js';
import { MessageStore } from './message-store.js';
import { serveOutbox } from './serve-outbox.js';

const MAX_MESSAGE_BYTES = 10_000_000;

export interface MailStandinOptions {
  /** Folder of its own, made when it is missing. */
  dataDir: string;
  /** Port of the outbox page; a free one when absent. */
  port?: number;
  /** Port that mail is sent to; a free one when absent. */
  smtpPort?: number;
}

export interface MailStandin {
  /** For nodemailer: no authentication, no encryption. */
  smtpUrl: string;
  /** Where `/dev/mail` is to be forwarded to. */
  url: string;
  port: number;
  close(): Promise<void>;
}

async function take(
  store: MessageStore,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  await store.add(raw, { from, to: envelope.rcptTo.map(({ address }) => address) });
}

function createSmtpServer(store: MessageStore): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    size: MAX_MESSAGE_BYTES,
    onData(stream, session, callback) {
      take(store, stream, session).then(
        () => callback(),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
}

function listenForMail(smtp: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(port, '127.0.0.1', () => {
      smtp.off('error', reject);
      // A client that breaks off is nothing to stop for.
      smtp.on('error', () => undefined);
      resolve((smtp.server.address() as AddressInfo).port);
    });
  });
}

/** Starts a mail catcher on 127.0.0.1: takes everything, sends nothing on, shows it at `/dev/mail`. */
export async function startMailStandin(options: MailStandinOptions): Promise<MailStandin> {
  const store = new MessageStore(options.dataDir);
  const smtp = createSmtpServer(store);
  const outbox = createServer((request, response) => {
    try {
      serveOutbox(store, request, response);
    } catch {
      // An address that can't be read, or a message gone from the disk, stops nobody else.
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
  const smtpPort = await listenForMail(smtp, options.smtpPort ?? 0);
  const port = await listenOnLoopback(outbox, options.port ?? 0);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      await Promise.all([
        closeServer(outbox),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}
