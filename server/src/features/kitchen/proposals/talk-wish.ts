import { wordsOf } from '../../../diet/text/text.js';
import { dietaryRestrictions, type DietaryRestriction } from '../../../diet/restrictions.js';
import type { DietRules } from '../../../diet/gate/gate.js';
import { Prisma, type ChatWish } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';
import { restrictionLabels } from '../../../recipe-writing/labels.fr.js';
import type { Table } from '../../../recipe-writing/household-lines.js';
import { ownWishes, ownWishesSql } from './wish.policy.js';

export type TalkWish = Pick<ChatWish, 'kind' | 'wish' | 'food' | 'people' | 'minutes'>;

/** What a statement reads of a member to know what holds for the viewer's talk. */
export const wishesOf = (viewer: Pick<Viewer, 'id'>) =>
  ({
    where: ownWishes(viewer),
    select: { kind: true, wish: true, food: true, people: true, minutes: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  }) satisfies Prisma.User$chatWishesArgs;

/** What is to be avoided in the viewer's talk, as JSON of `TalkWish`; NULL where nothing is. */
export const avoidedSql = (viewer: Pick<Viewer, 'id'>): Prisma.Sql => Prisma.sql`(
  SELECT jsonb_agg(jsonb_build_object('kind', w."kind", 'wish', w."wish", 'food', w."food", 'people', NULL, 'minutes', NULL)
    ORDER BY w."createdAt", w."id")
  FROM "ChatWish" w WHERE ${ownWishesSql(viewer)} AND w."kind" = 'AVOID')`;

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** The diets that a wish names: « végétarien ce soir ». */
function dietsIn({ kind, wish }: TalkWish): DietaryRestriction[] {
  if (kind !== 'AVOID') return [];
  const said = stemsOf(wish);
  return dietaryRestrictions.filter((diet) => {
    const [name = ''] = restrictionLabels[diet].split(' : ');
    return stemsOf(name).every((stem) => said.includes(stem));
  });
}

/** What is not eaten in this talk. */
export const rulesIn = (wishes: readonly TalkWish[]) => ({
  restrictions: [...new Set(wishes.flatMap(dietsIn))],
  avoidedFoods: wishes.flatMap(({ kind, food }) =>
    kind === 'AVOID' && food !== null ? [food] : [],
  ),
});

/** The rules of a household with what holds for the talk beside them: nothing that is saved is loosened. */
export function withWishes<Rules extends DietRules>(
  rules: Rules,
  wishes: readonly TalkWish[],
): Rules {
  const { restrictions, avoidedFoods } = rulesIn(wishes);
  return {
    ...rules,
    restrictions: [...new Set([...rules.restrictions, ...restrictions])],
    avoidedFoods: [...new Set([...rules.avoidedFoods, ...avoidedFoods])],
  };
}

/** For how many it is cooked in this talk; null where nobody has said. */
export const peopleIn = (wishes: readonly TalkWish[]): number | null =>
  wishes.findLast(({ people }) => people !== null)?.people ?? null;

/** How long cooking may take in this talk; null where nobody has said. */
export const minutesIn = (wishes: readonly TalkWish[]): number | null =>
  wishes.findLast(({ minutes }) => minutes !== null)?.minutes ?? null;

/** For whom one cooks in this talk. */
export const tableInTalk = (household: Table, wishes: readonly TalkWish[]): Table => ({
  ...withWishes(household, wishes),
  servings: peopleIn(wishes) ?? household.servings,
});
