import type { Proposal } from '../../../generated/prisma/client.js';
import type { ProposalStatus } from '../../../generated/prisma/enums.js';

export const proposalLifeMs = 86_400_000;

/** A proposal that nobody decided on is expired without being written so. */
export const statusAt = (
  { status, expiresAt }: Pick<Proposal, 'status' | 'expiresAt'>,
  now: Date,
): ProposalStatus => (status === 'PENDING' && expiresAt <= now ? 'EXPIRED' : status);
