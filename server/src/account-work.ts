import { provideRunningWork } from './features/accounts/running-work.js';
import { keepOnePayerOf } from './features/billing/one-payer.js';
import { endReplies } from './features/chef/chat/end-chat-replies.js';
import { provideAfterJoining } from './features/households/after-joining.js';
import { endGenerations } from './features/recipes/end-generations.js';
import { Prisma } from './generated/prisma/client.js';

// What has to end before an account goes.
provideRunningWork(
  (scope, userId) => endGenerations(scope, { userId }, 'STOPPED'),
  (scope, userId) => endReplies(scope, Prisma.sql`"userId" = ${userId}::uuid`, 'STOPPED'),
);

// Nobody pays twice for one kitchen: neither who joins it nor who was there.
provideAfterJoining(keepOnePayerOf);
