import { Prisma, type ChatMessage as StoredMessage } from '../../../generated/prisma/client.js';
import type { ProposalAction, Unit } from '../../../generated/prisma/enums.js';
import type { Clock } from '../../../platform/clock.js';
import { dayInZurich, weekOf } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { fridgeItemsOf } from '../../../recipe-writing/fridge-data.js';
import { dietOfHousehold } from '../../../recipe-writing/household-diet.js';
import { tableOf } from '../../../recipe-writing/household-table.js';
import type { Table } from '../../../recipe-writing/household-lines.js';
import type { FridgeItem, MealType } from '../../../recipe-writing/recipe-brief.js';
import type { OldTurn } from './chat-digest.js';
import { ownMessages } from './chat.policy.js';
import { readChanges } from '../../kitchen/proposals/proposal-change.js';
import { sayApplied } from '../tools/proposal-said.fr.js';
import { tableInTalk, wishesOf, type TalkWish } from '../../kitchen/proposals/talk-wish.js';

/** A recipe that was shown in the conversation. */
export interface ShownRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

export interface Turn extends Pick<StoredMessage, 'id' | 'role' | 'content'> {
  readonly recipe: ShownRecipe | null;
  /** What of its proposals was applied, each in a few words. */
  readonly applied: readonly string[];
}

export interface PlannedDish {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly time: string;
  readonly title: string;
  readonly mealType: MealType;
  readonly servings: number;
}

export interface ListedLine {
  readonly name: string;
  /** A number as French writes it. */
  readonly quantity: string;
  readonly unit: Unit;
  /** Whether somebody has said how much. */
  readonly amountSaid: boolean;
  readonly checked: boolean;
}

/** All that a reply is written from. Holds no name and no e-mail. */
export interface ChatBrief {
  /** Who eats here, as they have saved it. */
  readonly household: Table;
  /** The same with what holds for this talk. */
  readonly table: Table;
  readonly wishes: readonly TalkWish[];
  readonly fridge: readonly FridgeItem[];
  readonly plan: readonly PlannedDish[];
  /** The shopping list: what is still to be bought first. */
  readonly list: readonly ListedLine[];
  /** Oldest first; the last one is the question to answer. */
  readonly turns: readonly Turn[];
  /** What was said before them, in outline, oldest first. */
  readonly oldTurns: readonly OldTurn[];
}

const most = { fridge: 100, meals: 60, list: 30, turns: 120, oldTurns: 400 };
/** So much of an old turn tells what it was about. */
const outline = 160;
const twoWeeksMs = 13 * 86_400_000;

/** The household and the conversation up to a question, in three statements. */
export async function loadChatBrief(
  {
    db,
    clock,
    viewer,
  }: { db: Transaction; clock: Clock; viewer: Pick<Viewer, 'id' | 'householdId'> },
  reply: Pick<StoredMessage, 'position'>,
): Promise<ChatBrief> {
  const today = dayInZurich(clock.now());
  const from = new Date(`${weekOf(today).monday}T00:00:00Z`);
  const to = new Date(from.getTime() + twoWeeksMs);
  const [household, messages, oldTurns] = await Promise.all([
    db.household.findUniqueOrThrow({
      where: { id: viewer.householdId },
      select: {
        members: { select: { id: true, preferences: true, chatWishes: wishesOf(viewer) } },
        inventoryItems: {
          select: { name: true, quantity: true, unit: true, expirationDate: true },
          orderBy: [{ expirationDate: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
          take: most.fridge,
        },
        plannedMeals: {
          where: { date: { gte: from, lte: to } },
          select: { date: true, time: true, recipeTitle: true, mealType: true, servings: true },
          orderBy: [{ date: 'asc' }, { time: 'asc' }, { id: 'asc' }],
          take: most.meals,
        },
        shoppingItems: {
          where: { deletedAt: null },
          select: { name: true, quantity: true, unit: true, amountSaid: true, checked: true },
          orderBy: [{ checked: 'asc' }, { createdAt: 'desc' }, { position: 'asc' }, { id: 'desc' }],
          take: most.list,
        },
      },
    }),
    db.chatMessage.findMany({
      where: { ...ownMessages(viewer), position: { lt: reply.position } },
      select: {
        id: true,
        role: true,
        content: true,
        recipe: { select: { title: true, ingredients: true, instructions: true } },
        proposals: {
          where: { status: 'APPLIED' },
          select: { action: true, changes: true },
          orderBy: { position: 'asc' },
        },
      },
      orderBy: { position: 'desc' },
      take: most.turns,
    }),
    loadOldTurns({ db, viewer }, reply),
  ]);
  const { members, inventoryItems, plannedMeals, shoppingItems: list } = household;
  const saved = { ...tableOf(members, viewer.id), ...dietOfHousehold(members), today };
  const wishes = members.flatMap(({ chatWishes }) => chatWishes);
  return {
    household: saved,
    table: tableInTalk(saved, wishes),
    wishes,
    list,
    fridge: fridgeItemsOf(inventoryItems),
    plan: plannedMeals.map(({ date, recipeTitle: title, ...meal }) => ({
      ...meal,
      title,
      date: date.toISOString().slice(0, 10),
    })),
    turns: messages
      .map(({ proposals, ...turn }) => ({ ...turn, applied: proposals.map(appliedIn) }))
      .reverse(),
    oldTurns: oldTurns.map(({ proposals, ...turn }) => ({
      ...turn,
      applied: proposals.map(appliedIn),
    })),
  };
}

const appliedIn = ({ action, changes }: { action: ProposalAction; changes: unknown }): string =>
  sayApplied(
    action,
    readChanges(changes).map(({ name }) => name),
  );

type OldRow = Omit<OldTurn, 'applied'> & {
  proposals: { action: ProposalAction; changes: unknown }[];
};

/** Of what lies before the newest turns only the outline is read: it may be long. */
async function loadOldTurns(
  { db, viewer }: { db: Transaction; viewer: Pick<Viewer, 'id'> },
  { position }: Pick<StoredMessage, 'position'>,
): Promise<OldRow[]> {
  const rows = await db.$queryRaw<OldRow[]>(Prisma.sql`
    SELECT m."role", left(m."content", ${outline}::int) AS "content", r."title", coalesce((
      SELECT jsonb_agg(jsonb_build_object('action', p."action", 'changes', p."changes") ORDER BY p."position")
      FROM "Proposal" p WHERE p."messageId" = m."id" AND p."status" = 'APPLIED'), '[]') AS "proposals"
    FROM "ChatMessage" m LEFT JOIN "Recipe" r ON r."id" = m."recipeId"
    WHERE m."userId" = ${viewer.id}::uuid AND m."position" < ${position}
    ORDER BY m."position" DESC OFFSET ${most.turns} LIMIT ${most.oldTurns}`);
  return rows.reverse();
}
