import type { ProposalAction } from '../../../generated/prisma/enums.js';
import type { ProposalChange } from './proposal-change.js';
import { faultOf, type ProposalFault } from './proposal-fault.js';
import { joinedPlan, touchedRows, type ProposalPart, type ProposalPlan } from './proposal-plan.js';
import type { RowRequest } from './proposal-request.js';
import {
  resolveAddToFridge,
  resolveAddToList,
  resolveClearExpired,
  resolveRemoveFromFridge,
} from './proposal-resolve-foods.js';
import {
  resolveChangeAmount,
  resolveRemoveFromList,
  resolveTick,
} from './proposal-resolve-list.js';
import {
  resolveChangeMeal,
  resolveMoveMeal,
  resolvePlanMeal,
  resolveRemoveMeal,
} from './proposal-resolve-meals.js';
import { resolveNotePreference, resolveSaveRecipe } from './proposal-resolve-tastes.js';
import { refused, type Resolved, type ResolveScope } from './proposal-resolved.js';

/** What a request means for this household, row by row, or why it means nothing. */
function resolveRequest(scope: ResolveScope, request: RowRequest): Resolved {
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
    case 'remove_meal':
      return resolveRemoveMeal(scope, request.arguments);
    case 'change_meal':
      return resolveChangeMeal(scope, request.arguments);
    case 'remove_from_shopping_list':
      return resolveRemoveFromList(scope, request.arguments);
    case 'change_shopping_amount':
      return resolveChangeAmount(scope, request.arguments);
    case 'tick_shopping_items':
      return resolveTick(scope, request.arguments);
    case 'clear_expired_food':
      return resolveClearExpired(scope);
    case 'note_preference':
      return resolveNotePreference(scope, request.arguments);
  }
}

const written = (part: ProposalPart): readonly string[] => {
  const { recipes: _, ...rows } = touchedRows(part);
  return Object.values(rows).flat();
};

function removed(part: ProposalPart): readonly string[] {
  switch (part.action) {
    case 'REMOVE_MEAL':
      return [part.id];
    case 'REMOVE_FROM_SHOPPING_LIST':
      return part.items;
    case 'REMOVE_FROM_FRIDGE':
    case 'CHANGE_SHOPPING_AMOUNT':
      return part.removed;
    default:
      return [];
  }
}

/** Whether two may not be done together: both change a row in one way, or one changes what the other takes away. */
function clash(one: ProposalPart, other: ProposalPart): boolean {
  const shared = written(one).filter((id) => written(other).includes(id));
  if (one.action === other.action) return shared.length > 0;
  return shared.some((id) => removed(one).includes(id) || removed(other).includes(id));
}

/** What came of a request: what it would do, to what; or why it means nothing. */
export type RequestOutcome =
  | { readonly action: ProposalAction; readonly names: readonly string[] }
  | { readonly fault: ProposalFault };

export interface ResolvedRequests {
  /** Null where nothing is left to do. */
  readonly plan: ProposalPlan | null;
  readonly changes: readonly ProposalChange[];
  /** Of each request in turn. */
  readonly each: readonly RequestOutcome[];
}

/** What requests mean together. A line is told by its request and its row, so that it stays itself when looked at anew. */
export function resolveRequests(
  scope: ResolveScope,
  requests: readonly RowRequest[],
): ResolvedRequests {
  const parts: ProposalPart[] = [];
  const changes: ProposalChange[] = [];
  const each = requests.map((request, at) => {
    const alone = resolveRequest(scope, request);
    const isTwice = alone.ok && parts.some((part) => clash(part, alone.plan));
    const resolved = isTwice ? refused(faultOf('TWICE')) : alone;
    if (!resolved.ok) return { fault: resolved.fault };
    parts.push(resolved.plan);
    for (const [nth, change] of resolved.changes.entries())
      changes.push({ ...change, line: `${at}.${change.line ?? nth}` });
    return { action: resolved.plan.action, names: resolved.changes.map(({ name }) => name) };
  });
  return { plan: joinedPlan(parts), changes, each };
}
