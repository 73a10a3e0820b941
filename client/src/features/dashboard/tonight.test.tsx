import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Meal } from '../../entities/planned-meal/known-meal';
import { catalogue as common } from '../../i18n/fr/common';
import { catalogue as dashboard } from '../../i18n/fr/dashboard';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { Tonight } from './tonight';

const draw = drawInFrench({ common, dashboard });
const shown = (...meals: Meal[]): string =>
  draw(
    <MemoryRouter>
      <Tonight meals={meals} />
    </MemoryRouter>,
  );

/** What each link says, and where it leads. */
const linksIn = (html: string): [text: string, path: string][] =>
  [...html.matchAll(/<a .*?href="(.*?)".*?>(.*?)<\/a>/gs)].map(([, path = '', inside = '']) => [
    inside
      .replaceAll(/<svg.*?<\/svg>/gs, '')
      .replaceAll(/<.*?>/gs, ' ')
      .trim(),
    path.replaceAll('&amp;', '&'),
  ]);

const week = ['Proposer ma semaine', '/dashboard/week'];

const meal = (recipeTitle: string, changes: Partial<Meal> = {}): Meal => ({
  __typename: 'PlannedMeal',
  id: recipeTitle,
  recipeTitle,
  date: '2026-11-18',
  time: '19:00',
  servings: 2,
  mealType: 'MAIN',
  cookedAt: null,
  inventoryItemId: null,
  scaledIngredients: [],
  picture: null,
  recipe: { __typename: 'Recipe', id: 'r', title: recipeTitle, mealType: 'MAIN', picture: '' },
  ...changes,
});
const cookedAt = '2026-11-18T18:00:00Z';

it('one meal stands alone, with its way to the recipe', () => {
  const html = shown(meal('Papet'));
  expect(html).toContain('Ce soir');
  expect(linksIn(html)).toEqual([
    ['Voir la recette', '/dashboard/recipes/r?servings=2&meal=Papet'],
    week,
  ]);
  expect(html).not.toContain('Cuisiné<');
});

it('the others of the dinner have a line each: to be cooked, without a recipe, or cooked', () => {
  const html = shown(
    meal('Papet'),
    meal('Salade', { recipe: null, mealType: 'STARTER' }),
    meal('Tarte', { cookedAt, mealType: 'DESSERT' }),
    meal('Gratin'),
  );
  expect(html).toMatch(/<h3[^>]*>Papet</);
  expect(linksIn(html)).toEqual([
    ['Voir la recette', '/dashboard/recipes/r?servings=2&meal=Papet'],
    week,
    [expect.stringMatching(/^Salade\s+Voir le planning$/), '/dashboard/planning?meal=Salade'],
    [expect.stringMatching(/^Tarte\s+Cuisiné$/), '/dashboard/recipes/r?servings=2&meal=Tarte'],
    [expect.stringMatching(/^Gratin\s+Cuisiner$/), '/dashboard/recipes/r?servings=2&meal=Gratin'],
  ]);
});

it('a dinner that is cooked says so', () => {
  expect(shown(meal('Papet', { cookedAt }))).toContain('Cuisiné<');
});
