import { getOperationName } from '@apollo/client/utilities/internal';
import { describe, expect, it } from 'vitest';
import { FavoriteRecipesDocument } from '../../entities/recipe/favorite-recipes.generated';
import { InventoryItemsDocument } from '../../entities/inventory/inventory-items.generated';
import { RecipePageDocument } from '../../features/cooking/recipe-page.generated';
import { DashboardDocument } from '../../features/dashboard/dashboard.generated';
import { PlannedMealsDocument } from '../../features/planning/planned-meals.generated';
import { ShoppingListDocument } from '../../features/shopping/shopping-list.generated';
import { fieldReadBy, mayStandIn } from '../../offline/kept-questions';
import { GuardDocument } from '../guard/guard.generated';
import { paths } from '../paths';
import { seenAtOf } from './kept-pages';

describe('what a page asks is what the device keeps for it', () => {
  it.each([
    [paths.dashboard, DashboardDocument, {}],
    [paths.shopping, ShoppingListDocument, {}],
    [paths.inventory, InventoryItemsDocument, {}],
    [paths.planning, PlannedMealsDocument, { from: '2026-11-23', to: '2026-11-29' }],
    [paths.favorites, FavoriteRecipesDocument, {}],
  ])('%s', (path, document, variables) => {
    const field = fieldReadBy({ operationName: getOperationName(document), variables });
    expect(seenAtOf(path, { [String(field)]: 1 })).toBe(1);
  });
});

it.each([{ search: 'tarte' }, { mealType: 'DESSERT' }, { after: 'cursor' }])(
  'a part of the favourites, %j, is not their page',
  (variables) => {
    const question = { operationName: getOperationName(FavoriteRecipesDocument), variables };
    expect(fieldReadBy(question)).toBeNull();
    expect(mayStandIn(question)).toBe(false);
  },
);

it('who is there and a recipe open no list, and can be answered by the device', () => {
  for (const document of [GuardDocument, RecipePageDocument]) {
    const question = { operationName: getOperationName(document), variables: { id: 'a' } };
    expect(fieldReadBy(question)).toBeNull();
    expect(mayStandIn(question)).toBe(true);
  }
});
