import {
  clausesOf,
  isSmallTalk,
  readClause,
  takesObjects,
  type Clause,
  type Scene,
} from './clause.js';
import { foodSpans, isSameFood, type SaidFood } from './foods-said.js';
import { hear, type Said } from './hear.js';
import { emergencyIn } from './intend.js';
import type { Kitchen } from './kitchen-told.js';
import { lookUp } from './knowledge.js';
import * as words from './slots.fr.js';
import { amountOf, namesFood, slotsOf, type Slots } from './slots.js';

/** What a conversation has come to. */
export interface Talk {
  /** The wishes of its last message. */
  readonly clauses: readonly Clause[];
  /** The last wish that was understood. */
  readonly last: Clause | null;
  /** What somebody would like to eat. */
  readonly wish: Slots | null;
  /** Ruled out for this talk; no wish takes back what health forbids. */
  readonly banned: readonly string[];
  readonly ofHealth: readonly string[];
  readonly restrictions: Slots['restrictions'];
  readonly people: number | null;
}

export const noTalk: Talk = {
  clauses: [],
  last: null,
  wish: null,
  banned: [],
  ofHealth: [],
  restrictions: [],
  people: null,
};

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
        ...told(before, meant),
        clauses: [...before.clauses, meant],
        last: isOver ? before.last : meant,
      };
    },
    { ...talk, clauses: [] },
  );
}

export const isCooking = (intention: string): boolean =>
  intention === 'COOK' || intention === 'ANOTHER';
const needDay: ReadonlySet<string> = new Set(['CHANGE', 'MOVE', 'AMOUNT']);

/** What a clause means after what was said before: the last dish, food or day is its subject. */
function inTalk(clause: Clause, last: Clause | null, { kitchen, shown }: Scene): Clause {
  if (!last) return clause;
  const { intention, said, days, people, cues, mealType } = clause;
  const lead = words.lead.exec(said.plain)?.[0] ?? '';
  const isUnsaid = intention === 'UNKNOWN' || (intention === 'COOK' && cues.length === 0);
  const isFragment = isUnsaid || (needDay.has(intention) && days.length === 0);
  if (last.intention === 'MEDICAL' && (isFragment || lead !== ''))
    return { ...clause, intention: 'MEDICAL' };
  if (!isFragment) return withSubject(clause, last, shown);
  if (isCooking(last.intention))
    return changesDish(clause)
      ? { ...clause, intention: 'COOK', isChange: mealType === null }
      : clause;
  switch (last.intention) {
    case 'KEEPS':
    case 'SUBSTITUTE':
    case 'TECHNIQUE': {
      const asked = askedAgain(clause, last, last.intention, lead.length, kitchen.today);
      return asked === null ? clause : { ...clause, intention: last.intention, said: hear(asked) };
    }
    case 'ASK_PLAN':
      if (people !== null)
        return { ...clause, intention: 'CHANGE', days: days.length > 0 ? days : last.days };
      return days.length > 0 ? { ...clause, intention: 'ASK_PLAN' } : clause;
    default: {
      const isDish = mealType !== null || (clause.dish.length > 0 && lead === '');
      const isOrder =
        takesObjects.has(last.intention) ||
        last.intention === 'MOVE' ||
        (last.intention === 'AVOID' && lead !== '');
      return isOrder && !(isDish && intention === 'COOK') ? again(clause, last) : clause;
    }
  }
}

const changesDish = (slots: Slots): boolean =>
  namesFood(slots) ||
  slots.banned.length + slots.restrictions.length > 0 ||
  slots.unclear !== null ||
  slots.people !== null ||
  slots.minutes !== null ||
  slots.mealType !== null ||
  slots.lowBudget ||
  slots.withoutOven ||
  slots.place === 'FRIDGE';

const amountIn = ({ plain }: Said): Pick<SaidFood, 'quantity' | 'unit'> | null => {
  const text = words.amountSaid.exec(plain)?.[0];
  return text === undefined ? null : amountOf(text);
};

/** « mets-en 2 litres », « mets la sur la liste » after a food that was named. */
function withSubject(clause: Clause, last: Clause, shown: readonly string[]): Clause {
  if (clause.intention === 'COOK' && !namesFood(clause) && last.intention === 'FRIDGE_ADD')
    return { ...clause, foods: last.foods };
  const takes = ['LIST_ADD', 'FRIDGE_ADD', 'GONE', 'REMOVE'].includes(clause.intention);
  const isOfDish = shown.length > 0 && isCooking(last.intention);
  if (!takes || isOfDish || clause.objects.length > 0) return clause;
  const amount = amountIn(clause.said) ?? { quantity: null, unit: null };
  return { ...clause, objects: last.objects.map((food) => ({ ...food, ...amount })) };
}

/** An order again, with another amount, food, day or hour: « non 3 kg », « plutôt dimanche », « et du beurre aussi ». */
function again(clause: Clause, last: Clause): Clause {
  const { days, time } = clause;
  const { said, foods, dish, objects } = last;
  const next = {
    ...clause,
    intention: last.intention,
    cues: last.cues,
    days:
      days.length > 0 ? days.map((day) => ({ ...day, time: day.time ?? last.time })) : last.days,
    time: time ?? last.time,
  };
  const isPlan = last.intention === 'PLAN' || last.intention === 'MOVE';
  if (isPlan && (days.length > 0 || time !== null)) return { ...next, said, foods, dish, objects };
  if (namesFood(clause) && clause.objects.length > 0) return next;
  const amount = amountIn(clause.said);
  return amount && objects.length > 0
    ? { ...next, foods, objects: objects.slice(-1).map((food) => ({ ...food, ...amount })) }
    : clause;
}

/** A question asked again of another food, or otherwise of the same; null where nothing is known of it. */
function askedAgain(
  clause: Clause,
  { said: { plain } }: Clause,
  asked: 'KEEPS' | 'SUBSTITUTE' | 'TECHNIQUE',
  from: number,
  today: string,
): string | null {
  const rest = clause.said.plain
    .slice(from)
    .replace(/[?!.,]/g, '')
    .trim();
  const [first] = foodSpans(plain);
  if (!first || rest === '') return null;
  const ways = [rest, `${first.name.split(' ')[0]} ${rest}`].map((by) =>
    plain.replace(first.name, by),
  );
  return (
    ways.find((each) => lookUp(asked, each, today)) ??
    (namesFood(clause) ? (ways[0] ?? null) : null)
  );
}

/** What one wish adds to the talk. */
function told(talk: Talk, clause: Clause): Talk {
  const { intention, foods, isChange } = clause;
  const isHealth = intention === 'ALLERGY';
  // What somebody does not like is no rule, not even for the talk; a diet is.
  if (intention === 'AVOID')
    return { ...talk, restrictions: unique([...talk.restrictions, ...clause.restrictions]) };
  if (!isCooking(intention) && !isHealth) return talk;
  const ofHealth = isHealth ? unique([...talk.ofHealth, ...clause.banned]) : talk.ofHealth;
  const isWanted = (food: string) =>
    isCooking(intention) &&
    !ofHealth.includes(food) &&
    foods.some((each) => isSameFood(each, food));
  const held = {
    ...talk,
    ofHealth,
    banned: unique([...talk.banned, ...clause.banned].filter((food) => !isWanted(food))),
    restrictions: unique([...talk.restrictions, ...clause.restrictions]),
    people: clause.people ?? talk.people,
  };
  if (!isCooking(intention)) return held;
  const isNew = talk.wish === null || (intention === 'COOK' && !isChange);
  return { ...held, wish: isNew || talk.wish === null ? clause : changed(talk.wish, clause) };
}

/** A wish changed by a later sentence: « et rapide ? », « avec du poulet plutôt ». */
const changed = (wish: Slots, change: Slots): Slots => ({
  ...wish,
  ...(namesFood(change) && { said: change.said, foods: change.foods, dish: change.dish }),
  mealType: change.mealType ?? wish.mealType,
  minutes: change.minutes ?? wish.minutes,
  place: change.place ?? wish.place,
  onlyThese: change.onlyThese || wish.onlyThese,
  withoutOven: change.withoutOven || wish.withoutOven,
  lowBudget: change.lowBudget || wish.lowBudget,
  forChildren: change.forChildren || wish.forChildren,
});

/** What holds for the talk as the prompt tells it, where Popote keeps it: what was taken off holds no more. */
export function heldAsTold(talk: Talk, { wishes, today }: Kitchen): Talk {
  const held = wishes.map(({ wish, food, people, minutes }) => {
    const slots = slotsOf(hear(wish), today);
    return {
      ...slots,
      banned: food === '' ? slots.banned : [food],
      people: people ?? slots.people,
      minutes,
    };
  });
  const banned = held.flatMap((each) => each.banned);
  return {
    ...talk,
    banned,
    // Only whoever takes the mark off takes it back.
    ofHealth: banned,
    restrictions: held.flatMap(({ restrictions }) => restrictions),
    people: held.findLast(({ people }) => people !== null)?.people ?? null,
  };
}

const unique = <Each>(all: readonly Each[]): Each[] => [...new Set(all)];

/** A household with what the talk rules out besides. */
export const withTalk = (kitchen: Kitchen, { banned, restrictions }: Talk): Kitchen => ({
  ...kitchen,
  restrictions: unique([...kitchen.restrictions, ...restrictions]),
  avoidedFoods: unique([...kitchen.avoidedFoods, ...banned]),
});
