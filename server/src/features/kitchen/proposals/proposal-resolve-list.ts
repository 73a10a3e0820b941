import { quantityText } from '../../../diet/ingredients/ingredient-line.js';
import type { ResolvedChange } from './proposal-change.js';
import { faultOf, type ProposalFault } from './proposal-fault.js';
import type { ListRow } from './proposal-household.js';
import { matchProduct } from './proposal-match.js';
import type { Arguments } from './proposal-request.js';
import { refused, type Resolved, type ResolveScope } from './proposal-resolved.js';

/** What is on the list under each of the names, no line twice; or which of them is not clear. */
function namedOnList<Item extends { name: string; quantity?: number }>(
  list: readonly ListRow[],
  items: readonly Item[],
): { readonly found: { item: Item; rows: ListRow[] }[] } | { readonly fault: ProposalFault } {
  const seen = new Set<string>();
  const found: { item: Item; rows: ListRow[] }[] = [];
  for (const item of items) {
    const match = matchProduct(list, item.name, { hasAmount: item.quantity !== undefined });
    if (match.kind === 'MISSING') return { fault: { kind: 'NOT_ON_LIST', name: item.name } };
    if (match.kind === 'AMBIGUOUS')
      return { fault: { kind: 'AMBIGUOUS', name: item.name, options: match.names } };
    const rows = match.rows.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    found.push({ item, rows });
  }
  return { found };
}

const changeOf = ({ id: line, name, quantity, unit, recipeTitle }: ListRow) => ({
  line,
  target: 'SHOPPING_ITEM' as const,
  name,
  quantity,
  unit,
  recipeTitle,
  conflicts: [] satisfies ResolvedChange['conflicts'],
});

export function resolveRemoveFromList(
  { household }: ResolveScope,
  { items }: Arguments<'remove_from_shopping_list'>,
): Resolved {
  const named = namedOnList(household.list, items);
  if ('fault' in named) return refused(named.fault);
  const rows = named.found.flatMap((each) => each.rows);
  return {
    ok: true,
    plan: { action: 'REMOVE_FROM_SHOPPING_LIST', items: rows.map(({ id }) => id) },
    changes: rows.map((row) => ({ ...changeOf(row), effect: 'REMOVE' })),
  };
}

export function resolveTick(
  { household }: ResolveScope,
  { items }: Arguments<'tick_shopping_items'>,
): Resolved {
  const named = namedOnList(household.list, items);
  if ('fault' in named) return refused(named.fault);
  const rows = named.found.flatMap((each) => each.rows).filter(({ checked }) => !checked);
  if (rows.length === 0) return refused(faultOf('NOTHING_TO_DO'));
  const ids = new Set(rows.map(({ id }) => id));
  const recipes = new Set(rows.flatMap(({ recipeId }) => recipeId ?? []));
  const beside = household.list.filter(
    ({ id, recipeId }) => recipeId !== null && recipes.has(recipeId) && !ids.has(id),
  );
  return {
    ok: true,
    plan: {
      action: 'TICK_SHOPPING_ITEMS',
      items: [...ids],
      beside: beside.map(({ id }) => id),
    },
    changes: rows.map((row) => ({ ...changeOf(row), effect: 'TICK' })),
  };
}

/** An amount is what is to be bought in all: further lines of the product go. */
export function resolveChangeAmount(
  { household }: ResolveScope,
  { items }: Arguments<'change_shopping_amount'>,
): Resolved {
  const named = namedOnList(household.list, items);
  if ('fault' in named) return refused(named.fault);
  const wanted = named.found.flatMap(({ item, rows: [row, ...others] }) => {
    if (!row) return [];
    const unit = item.unit ?? row.unit;
    return { row, others, unit, quantity: quantityText(item.quantity, unit) };
  });
  const changed = wanted.filter(
    ({ row, quantity, unit }) => row.quantity !== quantity || row.unit !== unit,
  );
  const removed = wanted.flatMap(({ others }) => others);
  if (changed.length + removed.length === 0) return refused(faultOf('NOTHING_TO_DO'));
  return {
    ok: true,
    plan: {
      action: 'CHANGE_SHOPPING_AMOUNT',
      changed: changed.map(({ row: { id }, quantity, unit }) => ({ id, quantity, unit })),
      removed: removed.map(({ id }) => id),
    },
    changes: [
      ...changed.map(({ row, quantity, unit }): ResolvedChange => ({
        ...changeOf(row),
        effect: 'CHANGE',
        quantity,
        unit,
        previousQuantity: row.quantity,
        previousUnit: row.unit,
      })),
      ...removed.map((row): ResolvedChange => ({ ...changeOf(row), effect: 'REMOVE' })),
    ],
  };
}
