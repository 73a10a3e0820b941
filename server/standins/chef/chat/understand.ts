import { bansIn, type Bans } from './bans.js';
import { likesFood } from './bans.fr.js';
import { daysIn, timeIn, type SaidDay } from './day-said.js';
import { foodSpans } from './foods-said.js';
import { hear, type Said } from './hear.js';
import { lookUp, type Question } from './knowledge.js';
import * as say from './understand.fr.js';
import { isPhrase, namesFood, readWish, servingsIn, type Wish } from './wish.js';

const { signs, targets, verbs } = say;

export type Target = keyof typeof targets;
type Order =
  | 'SAVE'
  | 'NOTE'
  | 'TICK'
  | 'CLEAR_EXPIRED'
  | 'WEEK'
  | 'AMOUNT'
  | 'LEFT'
  | 'REMOVE'
  | 'CHANGE'
  | 'SWAP'
  | 'MOVE'
  | 'PLAN'
  | 'FRIDGE_ADD'
  | 'GONE'
  | 'LIST_ADD';
const alarms = ['CHOKING', 'POISON', 'DISTRESS', 'FIRE', 'PET', 'RESET', 'MEDICAL'] as const;
const socials = ['NO', 'THANKS', 'BYE', 'HELP', 'HELLO', 'YES'] as const;
/** In words: a longer sentence says more than thanks, yes or no. */
const mostOfSocial = 8;
const questions = [
  'ASK_LIST',
  'ASK_EXPIRING',
  'ASK_FRIDGE',
  'ASK_PLAN',
  'ALLOWED',
  'KNOWLEDGE',
] as const;
export type Kind =
  | Order
  | (typeof alarms | typeof socials | typeof questions)[number]
  | 'RECIPE'
  | 'MORE'
  | 'FRAGMENT'
  | 'NOTED'
  | 'UNKNOWN';

/** One wish of a sentence, and all that it names. */
export interface Clause {
  readonly kind: Kind;
  readonly said: Said;
  readonly days: readonly SaidDay[];
  readonly time: string | null;
  readonly servings: number | null;
  readonly bans: Bans;
  readonly wish: Wish;
  readonly target: Target | null;
  readonly question: Question | null;
}

/** What a sentence is read against. */
export interface Before {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly hasRecipe: boolean;
  readonly isPlannedOn: (date: string | null) => boolean;
  /** Whether something of that name is planned, at home, on the list, or in the recipe shown last. */
  readonly isKnown: (name: string, where: Target | 'RECIPE') => boolean;
}

export const isSmall = ({ kind }: Clause): boolean =>
  socials.some((each) => each === kind) || kind === 'UNKNOWN';
const isOfDish = ({ kind }: Clause): boolean =>
  ['RECIPE', 'MORE', 'UNKNOWN', 'FRAGMENT', 'NOTE', 'LEFT'].includes(kind);

/** The wishes of a sentence, in its order; what belongs to one dish is one wish. Never empty. */
export function understand(text: string, before: Before): Clause[] {
  const whole = read(hear(text), before);
  const alarm = alarms.find((each) => signs[each].test(whole.said.plain));
  if (alarm) return [{ ...whole, kind: alarm }];
  const { plain } = whole.said;
  if (
    whole.bans.isOfHealth &&
    say.asks.test(plain) &&
    !signs.RECIPE.test(plain) &&
    !signs.IDEA.test(plain) &&
    lookUp(plain, before.today)?.kind !== 'SUBSTITUTION'
  )
    return [{ ...whole, kind: 'ALLOWED' }];
  const clauses = partsOf(whole.said, before.today).map((part) => read(hear(part), before));
  if (whole.kind === 'WEEK' && clauses.every(({ kind }) => kind !== 'WEEK')) return [whole];
  if (whole.kind === 'RECIPE' && clauses.every(isOfDish)) return [whole];
  const cooks = clauses.filter(({ kind }) => kind === 'RECIPE' || kind === 'MORE');
  const others = clauses.filter((each) => !isSmall(each) && !(cooks.length > 0 && isOfDish(each)));
  if (cooks.length === 0) {
    const first = clauses.find(({ kind }) => kind !== 'UNKNOWN') ?? clauses[0] ?? whole;
    return others.length > 0 ? others : [first];
  }
  const ofDish = clauses.filter(isOfDish).map(({ said }) => said.typed(0, said.plain.length));
  const kind = cooks.some((each) => each.kind === 'RECIPE') ? 'RECIPE' : 'MORE';
  return [...others, { ...read(hear(ofDish.join(', ')), before), kind }];
}

function partsOf(said: Said, today: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const found of said.plain.matchAll(say.boundary)) {
    const next = found.index + found[0].length;
    // « j’ai acheté du lait, coche » is one wish.
    const rest = said.plain.slice(next).replace(/^.*?(?= |$)/, '');
    const isBare =
      foodSpans(rest).length + daysIn(rest, today).length === 0 &&
      rest.split(' ').length <= 6 &&
      !/\b(?:r?ajoute|recette|mange|quoi)/.test(said.plain.slice(next));
    if (at < found.index && isBare && rest.replace(/frigo|congelateur/, '').search(say.places) < 0)
      continue;
    parts.push(said.typed(at, found.index) + (found[0].includes('?') ? ' ?' : ''));
    at = next;
  }
  parts.push(said.typed(at, said.plain.length));
  return parts.filter((part) => /[\p{L}\d]/u.test(part));
}

function read(said: Said, before: Before): Clause {
  const { plain } = said;
  const days = daysIn(plain, before.today);
  const bans = bansIn(plain);
  const clause: Clause = {
    kind: 'UNKNOWN',
    said,
    days,
    bans,
    time: days.at(-1)?.time ?? timeIn(plain),
    servings: servingsIn(plain),
    wish: readWish(plain, bans, days),
    target: (Object.keys(targets) as Target[]).find((each) => targets[each].test(plain)) ?? null,
    question: null,
  };
  const order = orderIn(clause, before);
  return order ? { ...clause, kind: order } : { ...clause, ...questionIn(clause, before) };
}

function orderIn(clause: Clause, before: Before): Order | null {
  const { said, days, target, wish, servings, time } = clause;
  const plain = said.plain.replace(say.polite, ' ').trim();
  const [day] = days;
  const named = foodSpans(plain)[0]?.name ?? '';
  const isPlanned = before.isKnown(plain, 'PLAN');
  const isAsked = say.asks.test(plain) && plain === said.plain.trim();
  const wants = (text: string) => signs.RECIPE.test(text) || signs.IDEA.test(text);
  if (signs.WEEK.test(plain) && !signs.PLANNED.test(plain)) return 'WEEK';
  if (/\b(?:quoi|comment|combien|pourquoi)\b/.test(plain)) return null;
  if (signs.EXPIRED.test(plain)) return 'CLEAR_EXPIRED';
  if (isAsked && !say.orderFirst.test(plain)) return null;
  if (isRemark(clause) && (signs.NOTE.test(plain) || !wants(plain.replace(/\bmang\w*/g, ''))))
    return 'NOTE';
  if (signs.SAVE.test(plain) && target !== 'FRIDGE') return 'SAVE';
  if (verbs.TICK.test(plain)) return 'TICK';
  if (day && servings !== null && verbs.WE_ARE.test(plain) && before.isPlannedOn(day.date))
    return 'CHANGE';
  if (
    say.left.test(plain) &&
    before.isKnown(named, 'FRIDGE') &&
    /\d|\b(?:deux|trois|quatre|cinq|six)\b/.test(plain) &&
    !wants(plain.replace(say.left, ''))
  )
    return 'LEFT';
  const isAmount =
    (say.otherAmount.test(plain) || say.inTurn.test(plain)) && /\d/.test(plain) && named !== '';
  if (
    isAmount &&
    days.length === 0 &&
    target !== 'FRIDGE' &&
    !isPlanned &&
    (target === 'LIST' || say.otherAmount.test(plain) || before.isKnown(named, 'LIST'))
  )
    return 'AMOUNT';
  if (signs.SWAP.test(plain) && isPlanned) return 'SWAP';
  if (
    (verbs.CHANGE.test(plain) || say.instead.test(plain)) &&
    (target === 'PLAN' || days.length > 0 || isPlanned)
  )
    return 'CHANGE';
  if (verbs.MOVE.test(plain) && (days.length > 0 || (time !== null && isPlanned))) return 'MOVE';
  if (verbs.MOVE.test(plain) && servings !== null && isPlanned) return 'CHANGE';
  if (
    verbs.REMOVE.test(plain) &&
    (target || days.length > 0 || !before.isKnown(named, 'RECIPE')) &&
    !signs.NO.test(plain)
  )
    return 'REMOVE';
  const plans = verbs.PLAN.exec(plain)?.[0] ?? '';
  if (plans !== '' && !signs.IDEA.test(plain) && (days.length > 0 || !/\b(?:on|je)\b/.test(plans)))
    return 'PLAN';
  if (verbs.BOUGHT.test(plain)) {
    const isListed = named === '' || before.isKnown(named, 'LIST');
    return target !== 'FRIDGE' && (target === 'LIST' || isListed) ? 'TICK' : 'FRIDGE_ADD';
  }
  if (verbs.ADD.test(plain)) {
    if (target === 'FRIDGE') return 'FRIDGE_ADD';
    return target === 'PLAN' || (days.length > 0 && target === null) ? 'PLAN' : 'LIST_ADD';
  }
  if (verbs.GONE.test(plain) && !wants(plain.replace(verbs.GONE, '')) && named !== '')
    return 'GONE';
  if (verbs.BUY.test(plain) && (namesFood(wish) || target === 'LIST') && !signs.RECIPE.test(plain))
    return 'LIST_ADD';
  return target === 'LIST' && namesFood(wish) && /^(?:liste|courses)/.test(plain)
    ? 'LIST_ADD'
    : null;
}

/** What somebody does not eat, or likes, told and not asked about. */
const isRemark = ({ said: { plain }, bans, wish }: Clause): boolean =>
  (say.ofTaste.test(plain) &&
    bans.foods.length + bans.restrictions.length > 0 &&
    !/\bsans\b/.test(plain)) ||
  (likesFood.test(plain) && wish.foods.length > 0 && !/\b(?:aimerai|voudrai)\w*/.test(plain));

function questionIn(clause: Clause, before: Before): Pick<Clause, 'kind' | 'question'> {
  const { said, wish, bans, days, target } = clause;
  const { plain } = said;
  const as = (kind: Kind, question: Question | null = null) => ({ kind, question });
  const isAsked = say.asks.test(plain);
  const dish = signs.RECIPE.test(plain.replace(/qu est ce (?:que|qu|qui)/g, ''));
  const cooks = dish || signs.IDEA.test(plain);
  const keeps = /\b(?:conserv|gard|congel)\w*/.test(plain);
  const fridge = signs.ASK_FRIDGE.test(plain) && !keeps && !dish;
  if ((target === 'LIST' || /\bachet/.test(plain)) && signs.ASK_LIST.test(plain))
    return as('ASK_LIST');
  if (
    signs.ASK_EXPIRING.test(plain) &&
    !keeps &&
    !dish &&
    isAsked &&
    (fridge || wish.foods.length === 0)
  )
    return as('ASK_EXPIRING');
  const question = lookUp(plain, before.today);
  if (question?.kind === 'SUBSTITUTION' && question.food) return as('KNOWLEDGE', question);
  const isDiet =
    bans.restrictions.length > 0 ||
    bans.isOfHealth ||
    /\b(?:droit|traces?|contien\w*)\b/.test(plain);
  const asksDiet =
    isAsked && signs.ALLOWED.test(plain) && wish.foods.length + bans.foods.length > 0;
  if (asksDiet && isDiet && !signs.IDEA.test(plain) && !/\brecettes?\b/.test(plain))
    return as('ALLOWED');
  if (question?.entry || question?.food) return as('KNOWLEDGE', question);
  const plan = signs.ASK_PLAN.test(plain) && !/\brecettes?\b/.test(plain);
  if (plan && (!namesFood(wish) || /\bquand\b|prevu|planning/.test(plain))) return as('ASK_PLAN');
  if (fridge && !(cooks && wish.foods.length > 1)) return as('ASK_FRIDGE');
  if (asksDiet && !/\b(?:faire|cuisiner|preparer|recette)\b/.test(plain)) return as('ALLOWED');
  const makes =
    /\bcomment (?:\w+ )?(?:faire|fait|preparer|cuisiner|reussir)\b/.test(plain) && namesFood(wish);
  if (question && isAsked && !makes && !/\b(?:recettes?|idees?|propos\w*)\b/.test(plain))
    return as('KNOWLEDGE', question);
  if (signs.MORE.test(plain) && before.hasRecipe) return as('MORE');
  if (signs.NO.test(plain)) return as('NO');
  if (signs.YES.test(plain) && !signs.IDEA.test(plain) && !/\brecettes?\b/.test(plain))
    return as('YES');
  const isWish = namesFood(wish) || wish.mealType !== null || wish.fromFridge;
  const isLoose =
    wish.minutes !== null ||
    wish.forChildren ||
    wish.lowBudget ||
    days.length > 0 ||
    say.anyKind.test(plain);
  if (signs.IDEA.test(plain) && isLoose && wish.unknown === null) return as('RECIPE');
  if ((cooks && (isWish || /\brecettes?\b|\benvie d/.test(plain))) || makes) return as('RECIPE');
  if (dish && wish.unknown === null) return as('RECIPE');
  const words = plain.split(' ').length;
  const lead = signs.FRAGMENT.exec(plain)?.[0] ?? '';
  const refines =
    days.length + bans.spans.length > 0 ||
    clause.servings !== null ||
    clause.time !== null ||
    /\d/.test(plain);
  const isNumber = /^(?:deux|trois|quatre|cinq|six|sept|huit|dix)\b/.test(plain.slice(lead.length));
  if (words <= 14 && (refines || isNumber || wish.minutes !== null || (lead !== '' && words <= 8)))
    return as('FRAGMENT');
  const isShort = words <= mostOfSocial;
  if (signs.THANKS.test(plain) && !isAsked && !cooks && isShort) return as('THANKS');
  if (isWish && isPhrase(plain, wish)) return as('RECIPE');
  if (words <= 8 && (wish.withoutOven || wish.lowBudget || wish.forChildren)) return as('FRAGMENT');
  // « Même si la viande est super fraîche ? » is no thanks.
  const isSocial = (each: (typeof socials)[number]) =>
    signs[each].test(plain) && (each === 'HELP' || each === 'HELLO' || (isShort && !isAsked));
  return as(socials.find(isSocial) ?? 'UNKNOWN');
}
