import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database.js';
import type { Job } from '../../platform/jobs.js';
import type { Logger } from '../../platform/logger.js';
import { MailRejectedError, type Letter, type Mailer } from './mailer.js';

/** A row that waits to be sent. */
export type QueuedMail = NonNullable<Awaited<ReturnType<Db['outgoingMail']['findFirst']>>>;

/** Mail that was written down with the change it belongs to, and is sent until a server takes it. */
export interface Outbox {
  /** Hands one message over now, while somebody waits; false leaves it to the later tries. */
  deliver(id: string): Promise<boolean>;
  /** Sends what is due, without anybody waiting. */
  wake(): void;
  /** Resolves once nothing is being sent. */
  idle(): Promise<void>;
  /** Sends what an earlier try left behind. */
  job: Job;
}

const minute = 60_000;
/** How long to wait after each try; after the last one the message is given up. */
const pauses = [1, 5, 15, 60, 240, 480, 720].map((minutes) => minutes * minute);
const batch = 20;

interface OutboxOptions {
  db: Db;
  clock: Clock;
  logger: Logger;
  mailer: Mailer;
  /** The message in its words; null when there is no need for it any more. */
  write(mail: QueuedMail): Promise<Letter | null>;
}

export function createOutbox({ db, clock, logger, mailer, write }: OutboxOptions): Outbox {
  const forget = (id: string) => db.outgoingMail.deleteMany({ where: { id } });

  /** The next try is set before this one is made: a process that dies in it loses no message. */
  const claim = async (mail: QueuedMail): Promise<boolean> => {
    const pause = pauses[mail.attempts];
    if (pause === undefined) {
      logger.error({ mail: mail.id, kind: mail.kind }, 'mail given up');
      await forget(mail.id);
      return false;
    }
    const { count } = await db.outgoingMail.updateMany({
      where: { id: mail.id, attempts: mail.attempts },
      data: {
        attempts: { increment: 1 },
        nextAttemptAt: new Date(clock.now().getTime() + pause),
      },
    });
    return count === 1;
  };

  const send = async (mail: QueuedMail): Promise<boolean> => {
    if (!(await claim(mail))) return false;
    try {
      const letter = await write(mail);
      if (letter) await mailer.send(letter);
      await forget(mail.id);
      return letter !== null;
    } catch (error) {
      logger.warn({ err: error, mail: mail.id, kind: mail.kind }, 'mail not sent');
      if (error instanceof MailRejectedError) await forget(mail.id);
      return false;
    }
  };

  const sendDue = async (): Promise<void> => {
    const due = await db.outgoingMail.findMany({
      where: { nextAttemptAt: { lte: clock.now() } },
      orderBy: { nextAttemptAt: 'asc' },
      take: batch,
    });
    for (const mail of due) await send(mail);
  };

  let sending: Promise<void> = Promise.resolve();
  /** One round after the other, so that a process never races itself for a message. */
  const round = (): Promise<void> => (sending = sending.then(sendDue, sendDue));

  return {
    deliver: async (id) => {
      const mail = await db.outgoingMail.findUnique({ where: { id } });
      return mail !== null && (await send(mail));
    },
    wake: () => {
      round().catch((error: unknown) => logger.warn({ err: error }, 'mail not sent'));
    },
    idle: () => sending.catch(() => undefined),
    job: { name: 'mail', everyMs: minute, run: round },
  };
}
