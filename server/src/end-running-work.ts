import { endReplies } from './features/chef/chat/end-chat-replies.js';
import { endGenerations } from './features/recipes/end-generations.js';
import { Prisma } from './generated/prisma/client.js';
import type { Services } from './graphql/context.js';

/** Ends whatever is being written for a person, in whichever process; those who watch it are told. */
export async function endRunningWork(
  scope: Pick<Services, 'db' | 'pubsub'>,
  userId: string,
): Promise<void> {
  await Promise.all([
    endGenerations(scope, { userId }, 'STOPPED'),
    endReplies(scope, Prisma.sql`"userId" = ${userId}::uuid`, 'STOPPED'),
  ]);
}
