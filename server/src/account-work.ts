import { provideRunningWork } from './features/accounts/running-work.js';
import { endReplies } from './features/chef/end-chat-replies.js';
import { endGenerations } from './features/recipes/end-generations.js';
import { Prisma } from './generated/prisma/client.js';

// What has to end before an account goes.
provideRunningWork(
  (scope, userId) => endGenerations(scope, { userId }, 'STOPPED'),
  (scope, userId) => endReplies(scope, Prisma.sql`"userId" = ${userId}::uuid`, 'STOPPED'),
);
