import { createTransport } from 'nodemailer';

/** One message to one person, in both its forms. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The server refused the message for good: sending it again would be refused again. */
export class MailRejectedError extends Error {}

export interface Mailer {
  /** Resolves once the mail server has taken the message. @throws MailRejectedError, or why it could not be reached */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Long enough for a slow mail server, short enough for a person who waits for the answer. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

const isPermanent = (error: unknown): boolean => {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  return typeof code === 'number' && code >= 500;
};

/** Speaks SMTP to the server that the URL names; its user and password come with it. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return {
    send: async (letter) => {
      // Answers from machines, such as « I am away », are not wanted.
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      try {
        await transport.sendMail({ ...letter, headers });
      } catch (error) {
        if (isPermanent(error)) throw new MailRejectedError('rejected', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
