import { timeIn } from './days.js';
import { foodSpans } from './foods-said.js';
import { hear } from './hear.js';
import { clausesOf, emergencyIn, isSmallTalk, readClause, takesObjects } from './intend.js';
import type { Clause, Scene } from './intend.js';
import * as words from './slots.fr.js';
import { amountIn, namesFood, type Slots } from './slots.js';

/** What a conversation has come to. */
export interface Talk {
  /** The wishes of its last message. */
  readonly clauses: readonly Clause[];
  /** The last wish that was understood. */
  readonly last: Clause | null;
  /** The last one for something to eat. */
  readonly wish: Clause | null;
}

export const noTalk: Talk = { clauses: [], last: null, wish: null };

/** Hears one more message of a talk. */
export function heard(talk: Talk, content: string, scene: Scene): Talk {
  const said = hear(content);
  const emergency = emergencyIn(said.plain);
  const clauses = emergency
    ? [{ ...readClause(said, scene).clause, intention: emergency }]
    : clausesOf(said, scene);
  return clauses.reduce<Talk>(
    (before, clause) => {
      const meant = inTalk(clause, before.last, scene);
      const isOver = meant.intention === 'UNKNOWN' || isSmallTalk(meant.intention);
      return {
        clauses: [...before.clauses, meant],
        last: isOver ? before.last : meant,
        wish: meant.intention === 'COOK' ? meant : before.wish,
      };
    },
    { ...talk, clauses: [] },
  );
}

export const isCooking = (intention: string): boolean =>
  intention === 'COOK' || intention === 'ANOTHER';

/** What a clause means after what was said before: the last dish, food or day is its subject. */
function inTalk(clause: Clause, last: Clause | null, scene: Scene): Clause {
  if (!last) return clause;
  const { intention, said, objects, days } = clause;
  const lead = words.lead.exec(said.plain)?.[0] ?? '';
  const own = lead === '' ? clause : readClause(hear(said.typed(lead.length)), scene).clause;
  const isFragment =
    own.intention === 'UNKNOWN' ||
    (own.intention === 'COOK' && own.cues.length === 0) ||
    ((own.intention === 'CHANGE' || own.intention === 'MOVE') && days.length === 0);
  const whole = isFragment ? asWhole(clause, last, lead.length, scene) : null;
  if (whole) return whole;
  if (last.intention === 'MEDICAL' && (isFragment || lead !== ''))
    return { ...clause, intention: 'MEDICAL' };
  // « mets la sur la liste », « on sera 6 » after a food or a day that was named.
  const isOfDish = scene.shown.length > 0 && isCooking(last.intention);
  if (takesObjects.has(intention) && intention !== 'CHANGE' && objects.length === 0 && !isOfDish) {
    const { quantity = null, unit = null } = amountIn(said) ?? {};
    return { ...clause, objects: last.objects.map(({ name }) => ({ name, quantity, unit })) };
  }
  return intention === 'CHANGE' && days.length === 0 && last.intention === 'ASK_PLAN'
    ? { ...clause, days: last.days }
    : clause;
}

/** The last wish with what a fragment changes of it: « non 3 kg », « plutôt dimanche », « et le beurre ? »; null where that is none. */
function asWhole(fragment: Clause, last: Clause, from: number, scene: Scene): Clause | null {
  const isDish = isCooking(last.intention);
  const isOther =
    fragment.intention === 'COOK' &&
    (fragment.mealType !== null || (from === 0 && fragment.dish.length > 0));
  if (
    !isDish &&
    (isOther || !isChanged(last.intention) || (last.intention === 'AVOID' && from === 0))
  )
    return null;
  if (isDish && (!changesDish(fragment) || fragment.mealType !== null)) return null;
  const text = isDish
    ? `${namesFood(fragment) ? without(last) : last.said.typed()} ${fragment.said.typed()}`
    : changed(last, fragment);
  if (text === null) return null;
  const { clause } = readClause(hear(text), scene);
  const emergency = emergencyIn(clause.said.plain);
  if (emergency) return { ...clause, intention: emergency };
  if (isDish) return { ...clause, intention: 'COOK', change: fragment };
  return clause.intention === last.intention ? clause : null;
}

/** Wishes that another day, hour, amount or food may be put into. */
const isChanged = (intention: string): boolean =>
  takesObjects.has(intention) ||
  ['MOVE', 'AVOID', 'KEEPS', 'SUBSTITUTE', 'TECHNIQUE', 'ASK_PLAN'].includes(intention);

const changesDish = (slots: Slots): boolean =>
  namesFood(slots) ||
  slots.banned.length + slots.restrictions.length > 0 ||
  slots.unclear !== null ||
  slots.people !== null ||
  slots.minutes !== null ||
  slots.lowBudget ||
  slots.withoutOven ||
  slots.place === 'FRIDGE';

/** A wish without the foods that it names. */
const without = ({ said, foods, banned }: Clause): string => {
  const spans = foodSpans(said.plain).filter(({ name }) => !banned.includes(name));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || foods.length === 0) return said.typed();
  return `${said.typed(0, first.from)} ${said.typed(last.to)}`;
};

/** The text of a wish with another day, hour, amount or food in the place of its own; null where it has none of them. */
function changed(last: Clause, { said, days, foods, banned }: Clause): string | null {
  const { plain } = last.said;
  const put = (at: number, to: number, by: string) =>
    `${last.said.typed(0, at)} ${by} ${last.said.typed(to)}`;
  const [day] = last.days;
  const [next] = days;
  if (next) {
    const by = said.typed(next.from, next.to);
    const time = next.time ?? last.time;
    const [hour, minute] = time?.split(':') ?? [];
    const at = next.time !== null || !hour ? '' : ` à ${hour} h ${minute}`;
    return day ? put(day.from, day.to, by + at) : `${last.said.typed()} ${by}`;
  }
  const time = timeIn(said.plain);
  if (time && day) return put(day.to, day.to, time.text);
  const [first] = foodSpans(plain);
  const end = foodSpans(plain).at(-1)?.to ?? 0;
  const spans = foodSpans(said.plain);
  if (foods.length + banned.length > 0 && first)
    return put(first.from, end, said.typed(spans[0]?.from, spans.at(-1)?.to));
  const amount = amountIn(said);
  const before = amountIn(last.said);
  if (!amount || !before) return null;
  const at = plain.indexOf(before.text);
  return put(at, at + before.text.length, amount.text);
}
