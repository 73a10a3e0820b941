import type { Restriction } from '#product/diet/restrictions.js';
import { daysIn } from './day-said.js';
import { foodSpans, holdsName, isSameFood } from './foods-said.js';
import { hear } from './hear.js';
import type { Kitchen } from './kitchen-told.js';
import { lookUp } from './knowledge.js';
import { isSmall, understand, type Before, type Clause } from './understand.js';
import { correction, signs } from './understand.fr.js';
import { changedWish, namesFood, noWish, type Wish } from './wish.js';

/** What the sentences of a talk have come to; it holds for the talk and no longer. */
export interface Talk {
  readonly servings: number | null;
  readonly foods: readonly string[];
  readonly restrictions: readonly Restriction[];
  /** Of somebody's health, so that no later wish lifts it. */
  readonly ofHealth: readonly string[];
  readonly wish: Wish;
  /** The wishes of the last sentence that was understood. */
  readonly clauses: readonly Clause[];
}

export const noTalk: Talk = {
  servings: null,
  foods: [],
  restrictions: [],
  ofHealth: [],
  wish: noWish,
  clauses: [],
};

/** The talk after one more sentence. */
export function heard(talk: Talk, text: string, before: Before): Talk {
  const clauses = understand(text, before).flatMap((clause) => followed(clause, talk, before));
  return { ...clauses.reduce(told, talk), clauses };
}

const isOfRecipe = ({ kind }: Clause): boolean =>
  ['RECIPE', 'MORE', 'FRAGMENT', 'NOTE'].includes(kind);

/** « et vendredi ? », « non, 3 kg » say the sentence before again, otherwise. */
function followed(clause: Clause, talk: Talk, before: Before): Clause[] {
  const { plain } = clause.said;
  const last = talk.clauses.at(-1);
  const again = (said: string) => understand(said, before);
  if (!last) return clause.kind === 'FRAGMENT' ? asWish(clause) : [clause];
  if (
    clause.kind === 'GONE' &&
    isOfRecipe(last) &&
    before.hasRecipe &&
    talk.wish.foods.some((food) => clause.bans.foods.some((each) => isSameFood(each, food)))
  )
    return [{ ...clause, kind: 'RECIPE' }];
  const lead = signs.FRAGMENT.exec(plain)?.[0] ?? '';
  if (last.kind === 'MEDICAL' && (clause.kind === 'FRAGMENT' || /^(?:et|meme|mais) /.test(plain)))
    return [{ ...clause, kind: 'MEDICAL' }];
  const said = correction.exec(plain);
  if (said) {
    const meant = clause.said.typed(said.index + said[0].length, plain.length);
    return last.kind === 'RECIPE'
      ? again(`recette de ${meant}`)
      : again(otherwise(last, hear(meant), before.today) ?? '');
  }
  if (
    last.kind === 'KNOWLEDGE' &&
    (clause.kind === 'FRAGMENT' ||
      (lead !== '' && !isSmall(clause)) ||
      (lead !== '' && foodSpans(plain).length === 0))
  ) {
    const asked = askedAgain(last, clause, lead.length);
    const question = asked.map((each) => lookUp(each, before.today)).find((each) => each?.entry);
    if (question) return [{ ...clause, kind: 'KNOWLEDGE', question }];
  }
  const isVague =
    !namesFood(clause.wish) || clause.wish.foods.every((food) => last.said.plain.includes(food));
  if (
    last.kind === 'NOTE' &&
    lead !== '' &&
    isVague &&
    (isSmall(clause) || clause.kind === 'FRAGMENT') &&
    clause.bans.spans.length === 0 &&
    clause.servings === null
  )
    return [{ ...clause, kind: 'NOTED' }];
  if (clause.kind !== 'FRAGMENT') return [clause];
  if (isSmall(last)) return asWish(clause);
  const isEmpty =
    !namesFood(clause.wish) &&
    clause.wish.unknown !== null &&
    clause.bans.spans.length === 0 &&
    clause.servings === null;
  if (isOfRecipe(last)) return [isEmpty ? { ...clause, kind: 'UNKNOWN' } : clause];
  if (last.kind === 'ASK_PLAN' && clause.servings !== null && clause.days.length === 0) {
    const [day] = last.days;
    return again(`${plain} ${day ? last.said.typed(day.from, day.to) : 'ce soir'}`);
  }
  const next = otherwise(last, clause.said, before.today);
  const found = next === null ? [] : again(next).filter(({ kind }) => kind !== 'FRAGMENT');
  return found.length > 0 ? found : [{ ...clause, kind: 'UNKNOWN' }];
}

/** A fragment with nothing before it is a wish if it names something. */
const asWish = (clause: Clause): Clause[] => {
  const { bans, wish } = clause;
  const isWish =
    namesFood(wish) || wish.mealType !== null || bans.restrictions.length + bans.foods.length > 0;
  return [{ ...clause, kind: isWish && wish.unknown === null ? 'RECIPE' : 'UNKNOWN' }];
};

/** A question asked again of another food, or otherwise of the same. */
function askedAgain({ said: old }: Clause, { said }: Clause, from: number): string[] {
  const rest = said.plain.slice(from).replace(/[?!.]/g, '').trim();
  const spans = foodSpans(old.plain);
  const [first] = spans;
  if (!first) return [];
  const to = spans.at(-1)?.to ?? first.to;
  const put = (by: string) => old.plain.slice(0, first.from) + by + old.plain.slice(to);
  const named = foodSpans(rest).length > 0;
  return named
    ? [put(rest), rest]
    : [
        `${rest} ${first.name}`,
        ...(rest.includes(' ') ? [] : [put(`${first.name.split(' ')[0]} ${rest}`)]),
      ];
}

const amount =
  /\b(?:\d+(?:[.,]\d+)?(?: ?(?:kg|g|l|dl|cl|ml)\b)?|deux|trois|quatre|cinq|six|sept|huit|dix)\b/;

/** The sentence before with the day, the hour, the amount or the food of this one in the place of its own. */
function otherwise(
  { said: old, kind }: Clause,
  said: Clause['said'],
  today: string,
): string | null {
  const put = (from: number, to: number, by: string) =>
    `${old.typed(0, from)} ${by} ${old.typed(to, old.plain.length)}`;
  const day = daysIn(said.plain, today).at(-1);
  const oldDay = daysIn(old.plain, today).at(-1);
  const end = old.plain.length;
  if (day && kind !== 'LIST_ADD') {
    const by = said.typed(day.from, day.to);
    return oldDay ? put(oldDay.from, oldDay.to, by) : put(end, end, by);
  }
  const time = /\b(?:a |vers )?\d{1,2} h(?: \d\d)?\b/.exec(said.plain);
  if (time) return put(oldDay?.to ?? end, oldDay?.to ?? end, `à ${time[0].replace('a ', '')}`);
  const lead = signs.FRAGMENT.exec(said.plain)?.[0].length ?? 0;
  const spans = foodSpans(old.plain);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return null;
  const named = foodSpans(said.plain);
  const number = amount.exec(said.plain);
  const meant =
    spans.find((span) => named.some(({ name }) => holdsName(span.name, name))) ??
    (named.length === 0 ? first : null);
  if (number && meant) {
    const before = [...old.plain.slice(0, meant.from).matchAll(new RegExp(amount, 'g'))].at(-1);
    const from =
      before && /^(?: de| d)? ?$/.test(old.plain.slice(before.index + before[0].length, meant.from))
        ? before.index
        : meant.from;
    return put(from, meant.from, `${number[0]} de `);
  }
  if (named.length === 0) return null;
  const rest = said.typed(lead, said.plain.length).replace(/[?!.]+$/u, '');
  const start = amount.exec(old.plain);
  return put(start && start.index < first.from ? start.index : first.from, last.to, rest);
}

const holds: ReadonlySet<Clause['kind']> = new Set(['RECIPE', 'MORE', 'FRAGMENT', 'NOTE', 'WEEK']);

/** What one wish adds to the talk. */
function told(talk: Talk, { kind, bans, servings, wish }: Clause): Talk {
  if (!holds.has(kind)) return talk;
  const isWanted = (food: string) =>
    kind !== 'NOTE' && wish.foods.some((each) => isSameFood(each, food));
  const ofHealth = [...talk.ofHealth, ...(bans.isOfHealth ? bans.foods : [])];
  const foods = [...talk.foods, ...bans.foods].filter(
    (food) => ofHealth.includes(food) || !isWanted(food),
  );
  const next = {
    ...talk,
    ofHealth,
    foods: [...new Set(foods)],
    restrictions: [...new Set([...talk.restrictions, ...bans.restrictions])],
    servings: servings ?? talk.servings,
  };
  if (kind === 'RECIPE') return { ...next, wish };
  return kind === 'MORE' || kind === 'FRAGMENT'
    ? { ...next, wish: changedWish(talk.wish, wish) }
    : next;
}

/** A household with what the talk rules out besides. */
export const withTalk = (kitchen: Kitchen, { foods, restrictions }: Talk): Kitchen => ({
  ...kitchen,
  restrictions: [...new Set([...kitchen.restrictions, ...restrictions])],
  avoidedFoods: [...new Set([...kitchen.avoidedFoods, ...foods])],
});
