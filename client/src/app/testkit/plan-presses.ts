import { randomUUID } from 'node:crypto';
import { itemInput } from '../../entities/inventory/item-input';
import { addDays, mondayOf } from '../../entities/planned-meal/calendar-day';
import { DeletePlannedMealDocument } from '../../entities/planned-meal/delete-planned-meal.generated';
import { PlanMealDocument } from '../../entities/planned-meal/plan-meal.generated';
import { SetPlannedMealCookedDocument } from '../../entities/planned-meal/set-planned-meal-cooked.generated';
import { expectPlannedMeal } from '../../entities/planned-meal/use-put-meal';
import { expectCookedMeal } from '../../entities/planned-meal/use-set-meal-cooked';
import { expectUnplannedMeal } from '../../entities/planned-meal/use-unplan-meal';
import { AddFavoriteDocument } from '../../entities/recipe/add-favorite.generated';
import {
  expectAddedFavorite,
  expectRemovedFavorite,
} from '../../entities/recipe/favorite-mutations';
import { RemoveFavoriteDocument } from '../../entities/recipe/remove-favorite.generated';
import { UndoCookedDocument } from '../../features/cooking/undo-cooked.generated';
import { expectUndoneCooked } from '../../features/cooking/use-undo-cooked';
import { CopyWeekDocument } from '../../features/planning/copy-week.generated';
import { DeletePlannedMealsDocument } from '../../features/planning/delete-planned-meals.generated';
import { MovePlannedMealDocument } from '../../features/planning/move-planned-meal.generated';
import { SetPlannedMealRecipeDocument } from '../../features/planning/set-planned-meal-recipe.generated';
import { UpdatePlannedMealDocument } from '../../features/planning/update-planned-meal.generated';
import { expectCopiedWeek } from '../../features/planning/use-copy-week';
import { expectDeletedMeals } from '../../features/planning/use-delete-meals';
import { expectMovedMeal } from '../../features/planning/use-move-meal';
import { expectMealRecipe } from '../../features/planning/use-set-meal-recipe';
import { expectUpdatedMeal } from '../../features/planning/use-update-meal';
import { bySight, press, someOf, type Look, type Press } from './press';
import { today, type Seen } from './seen-kitchen';

/** How much is to be bought for another number of people is the server’s to say. */
const withoutList = (seen: Seen): Seen => ({ ...seen, list: [], toBuy: 0 });

/** And which lines are for a meal from now on. */
const withoutMeals = (seen: Seen): Seen => ({
  ...seen,
  list: seen.list.map((row) => ({ ...row, mealId: null })),
});

/** And which leftovers come back when a meal of them is not eaten after all. */
const withoutLeftovers =
  (mealId: string) =>
  (seen: Seen): Seen => ({
    ...seen,
    fridge: [],
    expiring: { __typename: 'ExpiringSoon', count: 0, items: [] },
    plan: seen.plan.map((meal) => (meal.id === mealId ? { ...meal, inventoryItemId: null } : meal)),
  });

function planned({ seen, random, dishes }: Look): Press[] {
  const when = () => ({
    id: randomUUID(),
    date: addDays(today, random.int(14) - 6),
    time: random.pick(['12:00', '19:00', '20:30']),
    servings: 1 + random.int(8),
  });
  const plan = (name: string, what: object): Press => {
    const input = { ...when(), mealType: 'MAIN' as const, ...what };
    return press(name, PlanMealDocument, { input }, expectPlannedMeal, withoutMeals);
  };
  const { id: recipeId, mealType } = random.pick(dishes);
  const to = random.pick([mondayOf(today), addDays(mondayOf(today), 7)]);
  const week = { from: addDays(to, -7), to };
  const presses = [
    plan('plan a dish', { recipeId, mealType }),
    plan('plan a name', { recipeTitle: 'Pique-nique' }),
    press('copy', CopyWeekDocument, week, expectCopiedWeek, withoutMeals),
  ];
  if (seen.fridge.length > 0) {
    const { id, name } = random.pick(bySight(seen.fridge));
    presses.push(plan('plan leftovers', { inventoryItemId: id, recipeTitle: name }));
  }
  return presses;
}

/** What a person could press next of the plan, one of each kind that there is something for. */
export function planPresses(look: Look): Press[] {
  const { seen, random, dishes } = look;
  const { cooked, taken } = look.past;
  const presses = planned(look);
  const plan = bySight(seen.plan);
  if (plan.length > 0) {
    const meal = random.pick(plan);
    const { id } = meal;
    const date = addDays(today, random.int(14) - 6);
    const time = random.pick(['12:00', '19:00', '20:30']);
    const some = { ids: someOf(random, plan, 4) };
    const ofFridge = meal.inventoryItemId !== null || meal.recipeId === null;
    const done = { id, cooked: !meal.cooked, ofFridge };
    const known = meal.cooked ? withoutLeftovers(id) : undefined;
    const servings = { id, input: { servings: 1 + random.int(8) } };
    const called = { id, input: { recipeTitle: random.pick(['Festin', 'Repas de fête']) } };
    presses.push(
      press('move', MovePlannedMealDocument, { id, date, time }, expectMovedMeal),
      press('unplan', DeletePlannedMealDocument, { id }, expectUnplannedMeal),
      press('unplan some', DeletePlannedMealsDocument, some, expectDeletedMeals),
      press('cook', SetPlannedMealCookedDocument, done, expectCookedMeal, known),
      press('servings', UpdatePlannedMealDocument, servings, expectUpdatedMeal, withoutList),
      press('call', UpdatePlannedMealDocument, called, expectUpdatedMeal),
    );
  }
  const nameless = plan.filter(({ recipeId }) => recipeId === null);
  if (nameless.length > 0) {
    const given = { id: random.pick(nameless).id, recipeId: random.pick(dishes).id };
    const document = SetPlannedMealRecipeDocument;
    presses.push(press('give a recipe', document, given, expectMealRecipe, withoutMeals));
  }
  if (cooked && plan.some((meal) => meal.id === cooked.id && meal.cooked)) {
    const { id, unlistedIds: ids } = cooked;
    const back = { items: (taken?.items ?? []).map(itemInput), leftoversId: taken?.leftoversId };
    const asked = { hasLines: ids.length > 0, hasTaken: taken !== null };
    const undone = { id, ids, ...back, ...asked };
    presses.push(press('undo cooked', UndoCookedDocument, undone, expectUndoneCooked));
  }
  return presses;
}

/** And of the book, and of what they keep of it. */
export function favoritePresses({ seen, random, dishes }: Look): Press[] {
  // As many as one page has: what the next one brings is the server’s to say.
  const isFull = seen.favorites.length >= 24;
  const others = isFull ? [] : dishes.filter(({ id }) => !seen.favorites.includes(id));
  const kept = dishes.filter(({ id }) => seen.favorites.includes(id));
  return [
    ...others.slice(0, 1).map(() => {
      const { id: recipeId } = random.pick(others);
      return press('keep', AddFavoriteDocument, { recipeId }, expectAddedFavorite);
    }),
    ...kept.slice(0, 1).map(() => {
      const { id: recipeId } = random.pick(kept);
      return press('let go', RemoveFavoriteDocument, { recipeId }, expectRemovedFavorite);
    }),
  ];
}
