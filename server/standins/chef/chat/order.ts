import { asksForDish } from './diet-question.fr.js';
import { fold } from '#product/diet/text/text.js';
import type { SaidDay } from './day-said.js';
import { sayings as say } from './intent.fr.js';
import type { Intent } from './intents.js';
import { hear, type Said } from './said.js';
import { namesDish, servingsIn } from './wish.js';

/** The part of a sentence that a pattern names, as it was typed; days are not part of it. */
function partOf(
  { plain, typed }: Said,
  patterns: readonly RegExp[],
  name: string,
  days: readonly SaidDay[] = [],
): string | null {
  for (const pattern of patterns) {
    const [from, to] = pattern.exec(plain)?.indices?.groups?.[name] ?? [];
    if (from === undefined || to === undefined) continue;
    const pieces = [];
    let at = from;
    for (const day of days.filter((each) => each.from >= from && each.to <= to)) {
      if (day.from > at) pieces.push(typed(at, day.from));
      at = day.to;
    }
    if (at < to) pieces.push(typed(at, to));
    return pieces.join(' ').trim();
  }
  return null;
}

/** What a sentence orders to change in the kitchen; null when it orders nothing. */
export function orderIn(said: Said, days: readonly SaidDay[]): Intent | null {
  const { plain } = said;
  if (say.save.test(plain)) return { kind: 'SAVE', said };
  if (say.emptyFridge.test(plain)) return { kind: 'EMPTY_FRIDGE' };
  if (say.listRemove.test(plain)) return { kind: 'LIST_REMOVE' };
  if (say.makeList.test(plain))
    return /\bsemaine\b/.test(plain) ? { kind: 'WEEK_LIST' } : { kind: 'LIST_ADD', foods: '' };
  if (say.weekMenu.test(plain) && !/\b(?:prevu\w*|c est quoi|qu est ce|quel)\b/.test(plain))
    return { kind: 'WEEK_MENU' };
  const order = plain.replace(say.polite, '');
  const isPolite = order !== plain;
  const asks = say.question.test(plain) && !isPolite;
  const listed = asks ? null : partOf(said, say.listAdd, 'foods');
  if (listed !== null && !say.wh.test(order))
    return listAdd(say.thoseJustNamed.test(listed) ? (usedUp(said) ?? listed) : listed, said);
  const moved = moveIn(said, days);
  if (moved) return moved;
  if (say.mealRemove.test(plain)) return { kind: 'MEAL_REMOVE' };
  const [explicitTake, ...impliedTakes] = say.fridgeRemove;
  const taken = partOf(said, explicitTake ? [explicitTake] : [], 'foods');
  if (taken !== null) return { kind: 'FRIDGE_REMOVE', foods: taken };
  if (!asks) {
    const put = partOf(said, say.fridgeAdd, 'foods', days);
    if (put !== null)
      return { kind: 'FRIDGE_ADD', foods: withoutExpiry(put), until: days[0] ?? null };
    const planned = planIn(said, days, order);
    if (planned) return planned;
  }
  if (say.wh.test(order) || asks || isPolite) return null;
  const used = partOf(said, impliedTakes, 'foods');
  if (used !== null && !say.notFoods.test(plain) && !asksForDish.test(plain))
    return { kind: 'FRIDGE_REMOVE', foods: used };
  const wanted = partOf(said, say.buy, 'foods');
  if (wanted !== null && !say.notFoods.test(plain) && !say.bansFood.test(fold(wanted)))
    return listAdd(wanted, said);
  return null;
}

/** What a sentence says is gone, before it says what to do about it. */
const usedUp = (said: Said): string | null =>
  partOf(said, say.fridgeRemove.slice(1), 'foods')?.split(/[,;.]|\s+et\s+(?=r?ajout|met)/iu)[0] ??
  null;

const withoutExpiry = (foods: string): string =>
  foods
    .replace(/\s*(?:,\s*)?(?:qui|à|a)\s+(?:p[eé]rim\w*|expir\w*|consommer|manger)\b.*$/iu, '')
    .trim();

const listAdd = (foods: string, said: Said): Intent =>
  say.wholeRecipe.test(fold(foods)) && !/\bpapier\b/.test(said.plain)
    ? { kind: 'LIST_ADD_RECIPE', said }
    : { kind: 'LIST_ADD', foods };

function moveIn(said: Said, days: readonly SaidDay[]): Intent | null {
  const found = say.move.exec(said.plain);
  const to = days.at(-1);
  if (!found || !to || to.from < found.index) return null;
  const within = days.filter((day) => day.from > found.index);
  const start = found.indices?.groups?.['meal']?.[0] ?? 0;
  const end = within[0]?.from ?? found.index + found[0].length;
  const words = said.plain.slice(start, end).trim().replace(say.mealWords, '').trim();
  const named = words === '' ? null : said.typed(said.plain.indexOf(words, start), end);
  return { kind: 'MOVE', meal: named, from: within.length > 1 ? (within[0] ?? null) : null, to };
}

function planIn(said: Said, days: readonly SaidDay[], order: string): Intent | null {
  const { plain } = said;
  const [verb, put, eat, placed] = say.plan;
  const day = days[0] ?? null;
  const named = partOf(said, [verb, put], 'dish', days);
  const isEaten = day !== null && !say.wh.test(order);
  const dish = named ?? (isEaten ? partOf(said, [eat, placed], 'dish', days) : null);
  if (dish === null || say.wh.test(order)) return null;
  const title = titleOf(dish);
  const isShown = /^(?:(?:cette|la|ta|ce|le|ça|ca|le|tout)\s*)?(?:recette|plat|ça|ca)?$/iu.test(
    title,
  );
  const before = isShown ? titleOf(saidBefore(said)) : title;
  return { kind: 'PLAN', dish: before === '' ? null : before, day, servings: servingsIn(plain) };
}

/** « un curry de poulet pour 2 et mets-le au planning »: what « le » stands for. */
function saidBefore(said: Said): string {
  const at = say.planPronoun.exec(said.plain)?.index ?? 0;
  const before = said.typed(0, at);
  return at > 0 && namesDish(hear(before)) ? before : '';
}

/** « des lasagnes pour 4 personnes au planning » as the title of a meal: « Lasagnes ». */
function titleOf(dish: string): string {
  const bare = dish
    .replace(
      /\s+(?:au|dans|sur)\s+(?:(?:le|mon|notre)\s+)?(?:planning|menu|programme|agenda)\b/giu,
      '',
    )
    .replace(
      /\s+(?:pour|à)\s+(?:\d{1,2}|deux|trois|quatre|cinq|six|huit|dix)(?:\s+(?:personnes?|pers\.?|adultes?))?\b/giu,
      '',
    )
    .replace(/\s+(?:s['’ ]?il te pla[iî]t|stp|svp|merci)\s*[.!]*$/iu, '')
    .replace(
      /^(?:(?:du|de la|des|de|un|une|le|la|les|nos|notre|mon|mes)\s+|(?:de l|d|l)['’]\s*)+(?=\p{L})/iu,
      '',
    )
    .replace(/[\s.,;!?]+$/u, '')
    .trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
