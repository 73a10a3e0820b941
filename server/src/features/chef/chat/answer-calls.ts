import type { DietRules } from '../../../diet/gate/gate.js';
import type { Proposal } from '../../../generated/prisma/client.js';
import type { ToolCall } from '../../../integrations/openai/tool-calls.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { Viewer } from '../../../platform/viewer.js';
import { faultOf } from '../../kitchen/proposals/proposal-fault.js';
import type { TalkWish } from '../../kitchen/proposals/talk-wish.js';
import { proposeCalls } from '../tools/propose-calls.js';
import { argumentsOf } from '../tools/read-arguments.js';
import { readBook } from '../tools/read-book.js';
import { faulty, type ToolOutcome } from '../tools/tool-outcome.js';
import { talkSaid } from '../tools/talk-tools.fr.js';
import { bookSearch } from '../tools/talk-tools.js';
import { wishInput } from '../wishes/wish-input.js';
import { holdWish } from '../wishes/hold-wish.js';

interface Scope {
  readonly db: Db;
  readonly viewer: Pick<Viewer, 'id' | 'householdId'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

const broken = (toolCallId: string): ToolOutcome => faulty(toolCallId, faultOf('BROKEN'));

export interface HeldWishes {
  readonly outcomes: readonly ToolOutcome[];
  /** All that holds for the talk then; null where none came. */
  readonly wishes: readonly TalkWish[] | null;
}

/** Keeps what calls say for the talk: it binds what the same reply goes on to write. */
export async function holdWishes(
  { db, viewer }: Pick<Scope, 'db' | 'viewer'>,
  calls: readonly ToolCall[],
): Promise<HeldWishes> {
  let wishes: readonly TalkWish[] | null = null;
  const outcomes: ToolOutcome[] = [];
  for (const call of calls) {
    if (call.name !== 'hold_for_talk') continue;
    const { id: toolCallId } = call;
    const read = wishInput.safeParse(argumentsOf(call));
    const held = read.success ? await holdWish(db, viewer, read.data) : null;
    wishes = held ?? wishes;
    if (!read.success) outcomes.push(broken(toolCallId));
    else if (held)
      outcomes.push({ toolCallId, isFault: false, said: talkSaid.held(read.data.wish) });
    else outcomes.push({ toolCallId, isFault: true, said: talkSaid.full });
  }
  return { outcomes, wishes };
}

async function readFor(scope: Scope, call: ToolCall, rules: DietRules): Promise<ToolOutcome> {
  const { id: toolCallId } = call;
  const read = bookSearch.safeParse(argumentsOf(call));
  if (!read.success) return broken(toolCallId);
  const { titles, told } = await readBook(scope, read.data, rules);
  const said = titles.length === 0 ? talkSaid.none : talkSaid.found(titles);
  return { toolCallId, isFault: false, said, told };
}

/** Answers calls, each in its place: what proposes is kept for the person, what reads is read. */
export async function answerCalls(
  scope: Scope,
  messageId: string,
  calls: readonly ToolCall[],
  { rules, held }: { rules: DietRules; held: readonly ToolOutcome[] },
): Promise<{ proposals: readonly Proposal[]; outcomes: readonly ToolOutcome[] }> {
  const isOther = ({ name }: ToolCall) => name !== 'read_book' && name !== 'hold_for_talk';
  const stored = await proposeCalls(scope, messageId, calls.filter(isOther));
  const known = new Map([...held, ...stored.outcomes].map((each) => [each.toolCallId, each]));
  const outcomes: ToolOutcome[] = [];
  for (const call of calls)
    outcomes.push(
      call.name === 'read_book'
        ? await readFor(scope, call, rules)
        : (known.get(call.id) ?? broken(call.id)),
    );
  return { proposals: stored.proposals, outcomes };
}
