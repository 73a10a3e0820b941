import type { Proposal } from '../../../generated/prisma/client.js';
import type { ToolCall } from '../../../integrations/openai/tool-calls.js';
import { faultOf } from '../../kitchen/proposals/proposal-fault.js';
import { readRequest } from '../../kitchen/proposals/proposal-request.js';
import type { RequestOutcome } from '../../kitchen/proposals/proposal-resolve.js';
import { asOutcome, storeProposal } from '../../kitchen/proposals/proposal-store.js';
import { weekOfMessage } from '../../kitchen/proposals/proposal-week.js';
import type { WeekScope } from '../../kitchen/week/read-week-kitchen.js';
import { sayWaiting } from './proposal-said.fr.js';
import { argumentsOf } from './read-arguments.js';
import { faulty, type ToolOutcome } from './tool-outcome.js';

const outcomeOf = (toolCallId: string, each: RequestOutcome): ToolOutcome =>
  'fault' in each
    ? faulty(toolCallId, each.fault)
    : { toolCallId, isFault: false, said: sayWaiting(each.action, each.names) };

interface Proposed {
  readonly proposals: readonly Proposal[];
  readonly outcomes: readonly ToolOutcome[];
}

/**
 * Makes one proposal of a model's tool calls, kept with the message and waiting for the person; nothing else is
 * written. A week is a proposal of its own. A call that cannot be done is told in its outcome, never thrown.
 */
export async function proposeCalls(
  scope: WeekScope,
  messageId: string,
  toolCalls: readonly ToolCall[],
): Promise<Proposed> {
  const calls = toolCalls.map((call) => ({
    id: call.id,
    reading: readRequest(call.name, argumentsOf(call)),
  }));
  const requests = calls.flatMap(({ reading }) =>
    reading.ok && reading.request.tool !== 'propose_week' ? [reading.request] : [],
  );
  const stored = await storeProposal(scope, messageId, requests);
  const proposals = stored.proposal ? [stored.proposal] : [];
  const outcomes: ToolOutcome[] = [];
  let place = 0;
  for (const { id, reading } of calls) {
    if (!reading.ok) outcomes.push(outcomeOf(id, { fault: faultOf(reading.problem) }));
    else if (reading.request.tool === 'propose_week') {
      const week = await weekOfMessage(scope, messageId, reading.request.arguments);
      if (typeof week === 'string') outcomes.push(outcomeOf(id, { fault: faultOf(week) }));
      else {
        if (!proposals.some((each) => each.id === week.id)) proposals.push(week);
        outcomes.push(outcomeOf(id, asOutcome(week)));
      }
    } else
      outcomes.push(...stored.each.slice(place, (place += 1)).map((each) => outcomeOf(id, each)));
  }
  return { proposals, outcomes };
}
