import { Prisma } from '../../generated/prisma/client.js';
import { MailRefusal } from './account.errors.js';
import { mailRow, type linkMails } from './account-mail.js';
import type { AccountScope } from './account-scope.js';

interface LinkRequest {
  kind: (typeof linkMails)[number];
  userId: string;
  recipient: string;
}

/**
 * Sends a link while the person waits. Those sent before it end as it is made, those still queued here.
 * @throws MailRefusal when no mail server took it; it stays in the queue
 */
export async function sendLink(
  { db, clock, mail }: AccountScope,
  { kind, userId, recipient }: LinkRequest,
): Promise<void> {
  const row = mailRow({ now: clock.now(), userId, recipient, personWaits: true }, { kind });
  // The account first, as everybody who writes its mails: nobody waits for one who waits for them.
  await db.$executeRaw(Prisma.sql`
    WITH owner AS (
      SELECT u."id" FROM "User" u WHERE u."id" = ${userId}::uuid FOR KEY SHARE
    ), former AS (
      DELETE FROM "OutgoingMail" m USING owner WHERE m."userId" = owner."id" AND m."kind" = ${kind}
    )
    INSERT INTO "OutgoingMail" ("id", "userId", "kind", "recipient", "createdAt", "nextAttemptAt")
    SELECT ${row.id}::uuid, owner."id", ${kind}, ${recipient}, ${row.createdAt}, ${row.nextAttemptAt}
    FROM owner`);
  if (!(await mail.deliver(row.id))) throw new MailRefusal();
}
