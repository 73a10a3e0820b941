import type { ProposalRequest } from './proposal-request.js';
import {
  resolveAddToFridge,
  resolveAddToList,
  resolveRemoveFromFridge,
} from './proposal-resolve-foods.js';
import type { Resolved, ResolveScope } from './proposal-resolved.js';
import { resolveMoveMeal, resolvePlanMeal, resolveSaveRecipe } from './proposal-resolve-meals.js';

/** What a request means for this household, row by row, or why it means nothing. */
export function resolveRequest(scope: ResolveScope, request: ProposalRequest): Resolved {
  switch (request.tool) {
    case 'add_to_shopping_list':
      return resolveAddToList(scope, request.arguments);
    case 'plan_meal':
      return resolvePlanMeal(scope, request.arguments);
    case 'move_meal':
      return resolveMoveMeal(scope, request.arguments);
    case 'add_to_fridge':
      return resolveAddToFridge(scope, request.arguments);
    case 'remove_from_fridge':
      return resolveRemoveFromFridge(scope, request.arguments);
    case 'save_recipe':
      return resolveSaveRecipe(scope, request.arguments);
  }
}
