import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server.js';

const conflict = (restriction: string) => ({
  line: '200 g de lardons',
  word: 'lardons',
  restriction,
  reason: 'ne convient pas',
  doubtful: false,
});

/** Writes a suggestion, a reply and a proposal of a person that each note conflicts with these restrictions. */
export async function noteTraces(
  { app }: TestServer,
  { userId, householdId }: { userId: string; householdId: string },
  restrictions: readonly string[],
): Promise<void> {
  const { db } = app.services;
  const conflicts = restrictions.map(conflict);
  const id = randomUUID();
  await db.recipeGeneration.create({
    data: {
      id,
      userId,
      householdId,
      mealType: 'MAIN',
      fromInventory: false,
      stage: 'FAILED',
      refusalConflicts: conflicts,
    },
  });
  await db.chatMessage.create({
    data: {
      id,
      userId,
      role: 'ASSISTANT',
      content: '',
      refusalConflicts: conflicts,
      cautions: conflicts,
    },
  });
  const change = { effect: 'ADD', target: 'SHOPPING_ITEM', name: 'lardons' };
  await db.proposal.create({
    data: {
      userId,
      householdId,
      messageId: id,
      position: 0,
      action: 'ADD_TO_SHOPPING_LIST',
      request: {},
      plan: {},
      changes: [
        { ...change, conflicts },
        { ...change, conflicts: [] },
      ],
      fingerprint: '',
      expiresAt: new Date(),
    },
  });
}

/** What a person's suggestions, replies and proposals note, as they are stored. */
export async function readTraces({ app }: TestServer, userId: string): Promise<unknown> {
  const { db } = app.services;
  const mine = { userId };
  return Promise.all([
    db.recipeGeneration.findMany({ where: mine, select: { refusalConflicts: true } }),
    db.chatMessage.findMany({ where: mine, select: { refusalConflicts: true, cautions: true } }),
    db.proposal.findMany({ where: mine, select: { changes: true } }),
  ]);
}

/** What `readTraces` finds where one trace of each kind notes just these. */
export const tracesOf = (restrictions: readonly string[]): unknown => {
  const conflicts = restrictions.map(conflict);
  const change = { effect: 'ADD', target: 'SHOPPING_ITEM', name: 'lardons' };
  return [
    [{ refusalConflicts: conflicts }],
    [{ refusalConflicts: conflicts, cautions: conflicts }],
    [
      {
        changes: [
          { ...change, conflicts },
          { ...change, conflicts: [] },
        ],
      },
    ],
  ];
};
