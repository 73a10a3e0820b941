import { checkText } from '#product/diet/gate/gate.js';
import { parseIngredientLine } from '#product/diet/ingredients/ingredient-line.js';
import { both, call, only, type Acted, type Scene } from './scene.js';
import { plannedOf } from './act-on-meals.js';
import { sayings as say } from './answer.fr.js';
import { findRecipe } from './find-recipe.js';
import { foodsIn, holdsName, isAmong, type SaidFood } from './foods-said.js';
import { isPronoun, mealIn } from './subject.js';
import * as words from './understand.fr.js';
import { namesFood } from './wish.js';

const most = 30;
const withItems = (items: readonly object[], tool: string, more: object = {}): Acted =>
  items.length === 0 ? only(say.noFoods) : call(tool, { items: items.slice(0, most), ...more });
const named = (names: readonly string[]) => names.map((name) => ({ name }));
const namesOf = (foods: readonly { readonly name: string }[]) => foods.map(({ name }) => name);

export function changeAmount({ subject }: Scene): Acted {
  const [said = ''] = subject.split(words.oldAmount);
  const [name = '', last] = said.split(/\s+[àa]\s+(?=\d)/iu);
  const [food] = foodsIn(last === undefined ? name : `${last} de ${foodsIn(name)[0]?.name ?? ''}`);
  return food?.quantity ? withItems([food], 'change_shopping_amount') : only(say.whatAmount);
}

/** « plus que 3 œufs »: so many are taken that as many are left. */
export function takeDownTo({ foods: [food], kitchen }: Scene): Acted {
  const line = kitchen.fridge.find(({ name }) => food && isAmong(food.name, [name]));
  const there =
    line && parseIngredientLine(`${line.quantity.replace(/ ?unité/u, '')} ${line.name}`);
  const taken = (there?.quantity ?? 0) - (food?.quantity ?? 0);
  if (!line || !food?.quantity || there?.unit !== food.unit || taken <= 0)
    return only(say.onPage('fridge'));
  return withItems([{ name: line.name, quantity: taken, unit: food.unit }], 'remove_from_fridge');
}

export function tick({ clause: { said, bans }, foods, kitchen: { list } }: Scene): Acted {
  if (!/\btoute?\b/.test(said.plain))
    return withItems(named(namesOf(foods)), 'tick_shopping_items');
  if (list === null) return only(say.onPage('list'));
  return withItems(named(list.filter((name) => !isAmong(name, bans.foods))), 'tick_shopping_items');
}

export function remove(scene: Scene): Acted {
  const { clause, subject, foods, kitchen, before, afterWeek } = scene;
  const { said, target, days } = clause;
  const names = namesOf(kitchen.fridge);
  const [first = ''] = namesOf(foods);
  if (words.wholeOfIt.test(said.plain) && target === 'FRIDGE')
    return names.length === 0
      ? only(say.fridgeEmpty)
      : withItems(
          names.map((name) => ({ name, quantity: null, unit: null })),
          'remove_from_fridge',
        );
  if (words.wholeOfIt.test(said.plain) && target === 'LIST')
    return kitchen.list === null
      ? only(say.onPage('list'))
      : withItems(named(kitchen.list), 'remove_from_shopping_list');
  const isTitled =
    kitchen.plan.some(({ title }) => holdsName(title, first)) && !isAmong(first, names);
  if (target === 'PLAN' || (target === null && (days.length > 0 || isTitled))) {
    const day = days[0]?.date ?? null;
    const meal =
      mealIn(isPronoun(subject) ? before : subject) ?? (day === null ? plannedOf(scene) : null);
    if (day === null || kitchen.plan.some(({ date }) => date === day))
      return call('remove_meal', { meal, date: day });
    if (afterWeek) return only(say.leaveOut);
    return meal === null ? only(say.planEmpty(day)) : call('remove_meal', { meal, date: day });
  }
  if (target === 'FRIDGE' || (target === null && isAmong(first, names)))
    return withItems(foods, 'remove_from_fridge');
  if (target === 'LIST' || isAmong(first, kitchen.list ?? []))
    return withItems(named(namesOf(foods)), 'remove_from_shopping_list');
  return only(first === '' ? say.noFoods : say.whereFrom(first));
}

export function fillFridge({ clause: { days }, subject, foods, kitchen }: Scene): Acted {
  const until = days.find(({ date }) => date !== null && date > kitchen.today)?.date ?? null;
  const bare = subject.replace(words.expiry, '');
  const items = bare === subject ? foods : foodsIn(bare);
  // « du beurre et des yaourts qui périment le 2 » is said of the last.
  const dated = ({ quantity, ...item }: SaidFood, at: number) => ({
    ...item,
    quantity: quantity === null ? null : Math.ceil(quantity),
    expiration_date: at === items.length - 1 ? until : null,
  });
  return withItems(items.map(dated), 'add_to_fridge');
}

export function addToList(scene: Scene): Acted {
  const { clause, subject, foods, before, kitchen } = scene;
  const isOfRecipe =
    words.ingredients.test(clause.said.plain) || (isPronoun(subject) && before === '');
  if (isOfRecipe && (foods.length === 0 || words.ingredients.test(clause.said.plain)))
    return addIngredients(scene);
  const there = foods.filter(({ name }) => isAmong(name, kitchen.list ?? []));
  const fresh = foods.filter((food) => !there.includes(food));
  const more = there.filter(({ quantity }) => quantity !== null);
  const same = there.filter(({ quantity }) => quantity === null);
  const barred = fresh
    .flatMap(({ name }) => checkText(name, kitchen))
    .filter(({ doubtful }) => !doubtful);
  return both(
    fresh.length > 0 || foods.length === 0
      ? withItems(fresh, 'add_to_shopping_list', { recipe: null })
      : {},
    more.length > 0 ? withItems(more, 'change_shopping_amount') : {},
    same.length > 0 ? only(say.onList(namesOf(same))) : {},
    barred.length > 0 ? only(say.mind(barred)) : {},
  );
}

/** What a recipe that was shown, or one of the book by name, takes; only what is not at home, where that is said. */
function addIngredients({ clause: { said, wish }, kitchen, shown, linesOf }: Scene): Acted {
  const isMeant = (title: string) =>
    [...wish.foods, ...wish.dish].every((name) => holdsName(title, name));
  const recipe = shown.find(isMeant);
  const found =
    recipe === undefined && namesFood(wish)
      ? findRecipe(wish, kitchen, { shown: [], random: () => 0 })
      : null;
  const lines = recipe === undefined ? (found?.recipe.ingredients ?? []) : linesOf(recipe);
  const atHome = /\bmanque/.test(said.plain)
    ? [...namesOf(kitchen.fridge.filter(({ isExpired }) => !isExpired)), ...(kitchen.list ?? [])]
    : [];
  const items = lines
    .flatMap((line) => foodsIn(line).slice(0, 2))
    .filter(({ name }) => !isAmong(name, atHome));
  return items.length === 0
    ? only(say.noRecipe)
    : withItems(items, 'add_to_shopping_list', { recipe: recipe ?? null });
}
