import type { ProposalFault } from '../../kitchen/proposals/proposal-fault.js';
import { sayFault } from './proposal-said.fr.js';

/** What a tool call came to. */
export interface ToolOutcome {
  readonly toolCallId: string;
  readonly isFault: boolean;
  /** One French sentence: for the person where it is a fault or the model says nothing, and for the model. */
  readonly said: string;
  /** What the model is told instead: data that a call has read. */
  readonly told?: string;
}

export const faulty = (toolCallId: string, fault: ProposalFault): ToolOutcome => ({
  toolCallId,
  isFault: true,
  said: sayFault(fault),
});
