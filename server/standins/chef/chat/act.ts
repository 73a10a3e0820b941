import { sayings as say } from './answer.fr.js';
import { likesFood } from './bans.fr.js';
import { addToList, changeAmount, fillFridge, remove, takeDownTo, tick } from './act-on-foods.js';
import { change, move, plan, swap, week } from './act-on-meals.js';
import { holdsName } from './foods-said.js';
import { both, call, only, type Acted, type Scene } from './scene.js';
import { asTyped } from './hear.js';
import { foodsOf, subjectOf } from './subject.js';
import type { Clause } from './understand.js';

export function act(clause: Clause, told: Omit<Scene, 'clause' | 'subject' | 'foods'>): Acted {
  if (clause.days.some(({ date }) => date === null)) return only(say.dateUnknown);
  const { subject, isAfter } = subjectOf(clause);
  const foods = foodsOf(clause, isAfter ? subject : '', told.before);
  const scene: Scene = { ...told, clause, subject, foods };
  const handle = handlers[clause.kind] ?? (() => only(say.noFoods));
  return handle(scene);
}

const handlers: Partial<Record<Clause['kind'], (scene: Scene) => Acted>> = {
  SAVE: save,
  NOTE: note,
  CLEAR_EXPIRED: () => call('clear_expired_food', {}),
  WEEK: week,
  TICK: tick,
  AMOUNT: changeAmount,
  LEFT: takeDownTo,
  REMOVE: remove,
  GONE: ({ foods }) =>
    foods.length === 0 ? only(say.noFoods) : call('remove_from_fridge', { items: foods }),
  FRIDGE_ADD: fillFridge,
  LIST_ADD: addToList,
  PLAN: plan,
  SWAP: swap,
  MOVE: move,
  CHANGE: change,
};

function save({ clause: { wish }, shown }: Scene): Acted {
  const title = shown.find((each) =>
    [...wish.dish, ...wish.foods].every((name) => holdsName(each, name)),
  );
  return title === undefined ? only(say.noRecipe) : call('save_recipe', { title });
}

/** What is told of tastes becomes an offer to note it, never a rule by itself; a diet is set on its page. */
function note({ clause: { said, bans, wish } }: Scene): Acted {
  const isLiked = bans.foods.length === 0 && likesFood.test(said.plain);
  const foods = (isLiked ? wish.foods : bans.foods).map((name) => asTyped(said, name));
  const kind = isLiked ? 'LIKE' : 'AVOID';
  return both(
    ...foods.slice(0, 5).map((food) => call('note_preference', { food, kind })),
    foods.length === 0 ? only(say.dietNoted) : isLiked ? {} : only(say.without(foods)),
    bans.isOfHealth ? only(say.readLabels) : {},
  );
}
