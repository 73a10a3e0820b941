import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { LiveJournal } from '../../../platform/live-journal.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { Table } from '../../../recipe-writing/household-lines.js';
import { mealTypeOf } from '../../../recipe-writing/meal-type.js';
import { recipeRow } from '../../../recipe-writing/recipe-row.js';
import { answerCalls, holdWishes } from './answer-calls.js';
import type { ToolOutcome } from '../tools/tool-outcome.js';
import type { ReplyDesk } from './chat-desk.js';
import { typeLine } from './chat-prompt.fr.js';
import { takenBack, withMark, withText, type ReplyState } from './chat-state.js';
import { tableInTalk, type TalkWish } from '../../kitchen/proposals/talk-wish.js';

interface Scope {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly random: () => number;
  readonly viewer: Pick<Viewer, 'id' | 'householdId'>;
}

/** A desk whose reply is told and stored by the journal. */
export function openDesk(
  { db, clock, logger, random, viewer }: Scope,
  journal: LiveJournal<ReplyState>,
  { household, wishes }: { household: Table; wishes: readonly TalkWish[] },
): ReplyDesk & { readonly table: Table } {
  let table = tableInTalk(household, wishes);
  let held: readonly ToolOutcome[] = [];
  const mark = (
    ...change: Parameters<typeof withMark> extends [unknown, ...infer Rest] ? Rest : never
  ) => journal.change(withMark(journal.state, ...change), true);
  return {
    get state() {
      return journal.state;
    },
    get table() {
      return table;
    },
    say: (text) => journal.change(withText(journal.state, text), false),
    stand: (status) => {
      if (journal.state.status !== status) mark({ status });
    },
    takeBack: (content) => journal.change(takenBack(journal.state, content), true),
    deal: async (recipe, cardText) => {
      const mealType = mealTypeOf(typeLine.exec(cardText)?.[1] ?? '') ?? 'MAIN';
      const passed = {
        recipe,
        brief: { ...table, mealType },
        // No suggestion is ever answered with it: nobody asked for one in these terms.
        cacheKey: `chat:${createHash('sha256').update(cardText).digest('base64url')}`,
        householdId: viewer.householdId,
        userId: viewer.id,
      };
      const { id: recipeId } = await db.recipe.create({
        data: recipeRow(passed, random, clock.now()),
        select: { id: true },
      });
      mark({ recipeId }, { recipeId });
    },
    hold: async (calls) => {
      const came = await holdWishes({ db, viewer }, calls);
      held = came.outcomes;
      if (came.wishes) table = tableInTalk(household, came.wishes);
    },
    answer: async (calls) => {
      const { proposals, outcomes } = await answerCalls(
        { db, viewer, clock, logger },
        journal.state.id,
        calls,
        { rules: table, held },
      );
      for (const { id } of proposals) mark({}, { proposalId: id });
      return outcomes;
    },
  };
}
