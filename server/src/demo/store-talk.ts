import { randomUUID } from 'node:crypto';
import {
  rowOfReply,
  withMark,
  withText,
  type ReplyState,
} from '../features/chef/chat/chat-state.js';
import type { Transaction } from '../platform/database.js';
import type { Viewer } from '../platform/viewer.js';
import { recipeRow } from '../recipe-writing/recipe-row.js';
import { cardOfTalk, talk } from './demo-talk.fr.js';

const minuteMs = 60_000;
/** When the talk began, before now, and how far its turns lie apart. */
const agoMs = 20 * 60 * minuteMs;
const betweenMs = 4 * minuteMs;

/** The reply as the chef would have left it. */
function replied(reply: string, belowCard: string | undefined, recipeId: string): ReplyState {
  const begun: ReplyState = {
    id: randomUUID(),
    seq: 0,
    status: 'WAITING',
    content: '',
    marks: [],
    recipeId: null,
    failure: null,
    cautions: [],
  };
  let state = withText(withMark(begun, { status: 'WRITING' }), reply);
  if (belowCard !== undefined) {
    state = withMark(state, { recipeId }, { recipeId });
    state = withText(state, `\n\n${belowCard}`);
  }
  return withMark(state, { status: 'DONE' });
}

/** Stores a conversation that is over, with the recipe that the chef wrote in it. */
export async function storeTalk(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  now: Date,
): Promise<void> {
  const began = now.getTime() - agoMs;
  const passed = {
    recipe: cardOfTalk,
    brief: {
      restrictions: [],
      avoidedFoods: [],
      mealType: 'MAIN' as const,
      servings: 4,
      difficulty: 'EASY' as const,
    },
    cacheKey: 'chat:demo',
    householdId: viewer.householdId,
    userId: viewer.id,
  };
  const { id: recipeId } = await db.recipe.create({
    data: recipeRow(passed, () => 0, new Date(began)),
    select: { id: true },
  });
  const turns = talk.map(({ question, reply, belowCard }, turn) => {
    const createdAt = new Date(began + turn * betweenMs);
    const both = { userId: viewer.id, createdAt, heartbeatAt: createdAt };
    const state = replied(reply, belowCard, recipeId);
    return { both, question, id: randomUUID(), state };
  });
  await db.chatMessage.createMany({
    data: turns.flatMap(({ both, question, id, state }) => [
      { ...both, id, role: 'USER' as const, content: question },
      { ...both, ...rowOfReply(state), id: state.id, role: 'ASSISTANT' as const, replyToId: id },
    ]),
  });
}
