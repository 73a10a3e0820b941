import type { Proposal } from '../../../generated/prisma/client.js';
import { RefusalError } from '../../../graphql/refusal.js';

/** The rows it touches are not as the preview saw them; nothing was written. */
export class ProposalStaleRefusal extends RefusalError {
  constructor(readonly proposal: Proposal) {
    super('PROPOSAL_STALE', 'id');
  }
}

/** It was applied, undone, or has expired. */
export class ProposalClosedRefusal extends RefusalError {
  constructor(readonly proposal: Proposal) {
    super('PROPOSAL_CLOSED', 'id');
  }
}
