import { quantityText } from '../../../diet/ingredients/ingredient-line.js';
import { exact, inSmallest, unitKind } from '../../../diet/ingredients/measure.js';
import { adviseStorage } from '../inventory/storage-advice.js';
import type { ResolvedChange } from './proposal-change.js';
import { faultOf } from './proposal-fault.js';
import type { FridgeRow } from './proposal-household.js';
import { matchProduct, recipeOfTitle } from './proposal-match.js';
import type { Arguments } from './proposal-request.js';
import { conflictsOf, refused, type Resolved, type ResolveScope } from './proposal-resolved.js';

export function resolveAddToList(
  { household, newId }: ResolveScope,
  { items, recipe: title }: Arguments<'add_to_shopping_list'>,
): Resolved {
  const known = title === null ? undefined : recipeOfTitle(household.recipes, title);
  const recipe = known ? { id: known.id, title: known.title } : null;
  const lines = items.map(({ name, quantity, unit }) => ({
    id: newId(),
    name,
    quantity: quantity === null ? '1' : quantityText(quantity, unit ?? 'UNIT'),
    unit: unit ?? ('UNIT' as const),
  }));
  return {
    ok: true,
    plan: { action: 'ADD_TO_SHOPPING_LIST', items: lines, recipe, leftOut: [] },
    changes: lines.map(({ name, quantity, unit }) => ({
      effect: 'ADD',
      target: 'SHOPPING_ITEM',
      name,
      quantity,
      unit,
      ...(recipe ? { recipeTitle: recipe.title } : {}),
      conflicts: conflictsOf(name, household.rules),
    })),
  };
}

export function resolveAddToFridge(
  { household, newId }: ResolveScope,
  { items }: Arguments<'add_to_fridge'>,
): Resolved {
  const added = items.map(({ name, quantity, unit, expiration_date: given }) => {
    const advice = adviseStorage(name, household.today);
    return {
      id: newId(),
      name,
      quantity: quantity ?? 1,
      unit: unit ?? ('UNIT' as const),
      expirationDate: given ?? advice.expirationDate,
      expirationEstimate: given ? null : advice.expirationEstimate,
      category: advice.category,
      place: advice.place,
    };
  });
  return {
    ok: true,
    plan: { action: 'ADD_TO_FRIDGE', items: added },
    changes: added.map(({ name, quantity, unit, expirationDate }) => ({
      effect: 'ADD',
      target: 'INVENTORY_ITEM',
      name,
      quantity: quantityText(quantity, unit),
      unit,
      expirationDate,
      conflicts: conflictsOf(name, household.rules),
    })),
  };
}

interface Amount {
  value: number;
  unit: FridgeRow['unit'];
}

const whole = ({ value, unit }: Amount): { quantity: number; unit: FridgeRow['unit'] } =>
  Number.isInteger(value)
    ? { quantity: value, unit }
    : wholeOfSmallest(inSmallest({ value, unit }));

// Nothing less than a piece is kept: half an onion is still there to be used.
const wholeOfSmallest = ({ value, unit }: Amount) => ({ quantity: Math.ceil(exact(value)), unit });

interface Taken {
  readonly row: FridgeRow;
  /** Null when nothing stays. */
  readonly left: { quantity: number; unit: FridgeRow['unit'] } | null;
}

/** Takes an amount from rows of one product, what expires first before the rest. */
function takeAmount(rows: readonly FridgeRow[], asked: Amount): Taken[] {
  let wanted = inSmallest(asked).value;
  const taken: Taken[] = [];
  for (const row of rows) {
    if (wanted <= 0) break;
    const there = inSmallest({ value: row.quantity, unit: row.unit });
    const rest = exact(there.value - wanted);
    wanted = exact(wanted - there.value);
    const perUnit = there.value / row.quantity;
    taken.push({
      row,
      left: rest <= 0 ? null : whole({ value: exact(rest / perUnit), unit: row.unit }),
    });
  }
  return taken;
}

const changeOf = ({ row, left }: Taken): ResolvedChange => {
  const previous = { quantity: quantityText(row.quantity, row.unit), unit: row.unit };
  const { id: line, name, expiresOn: expirationDate } = row;
  const about = { line, target: 'INVENTORY_ITEM' as const, name, expirationDate, conflicts: [] };
  return left === null
    ? { effect: 'REMOVE', ...about, ...previous }
    : {
        effect: 'CHANGE',
        ...about,
        quantity: quantityText(left.quantity, left.unit),
        unit: left.unit,
        previousQuantity: previous.quantity,
        previousUnit: previous.unit,
      };
};

export function resolveRemoveFromFridge(
  { household }: ResolveScope,
  { items }: Arguments<'remove_from_fridge'>,
): Resolved {
  const taken = new Map<string, Taken>();
  for (const { name, quantity, unit } of items) {
    const found = matchProduct(household.fridge, name, { hasAmount: quantity !== null });
    if (found.kind === 'MISSING') return refused({ kind: 'NOT_IN_FRIDGE', name });
    if (found.kind === 'AMBIGUOUS') {
      return refused({ kind: 'AMBIGUOUS', name, options: found.names });
    }
    const rows = found.rows.filter(({ id }) => !taken.has(id));
    const [first] = rows;
    if (!first) continue;
    const asked = quantity === null ? null : { value: quantity, unit: unit ?? first.unit };
    const alike = asked && rows.filter((row) => unitKind(row.unit) === unitKind(asked.unit));
    if (alike && alike.length === 0) return refused({ kind: 'UNIT_MISMATCH', name });
    const takes =
      asked && alike ? takeAmount(alike, asked) : rows.map((row) => ({ row, left: null }));
    for (const each of takes) taken.set(each.row.id, each);
  }
  const all = [...taken.values()];
  const removed = all.filter(({ left }) => left === null);
  const changed = all.filter(({ left }) => left !== null);
  return {
    ok: true,
    plan: {
      action: 'REMOVE_FROM_FRIDGE',
      removed: removed.map(({ row }) => row.id),
      changed: changed.flatMap(({ row, left }) => (left ? [{ id: row.id, ...left }] : [])),
    },
    changes: [...removed, ...changed].map(changeOf),
  };
}

const mostCleared = 60;

/** On its very date a food has expired. */
export function resolveClearExpired({ household }: ResolveScope): Resolved {
  const { fridge, today } = household;
  const expired = fridge.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= today);
  const cleared = expired.slice(0, mostCleared);
  if (cleared.length === 0) return refused(faultOf('NOTHING_EXPIRED'));
  return {
    ok: true,
    plan: { action: 'REMOVE_FROM_FRIDGE', removed: cleared.map(({ id }) => id), changed: [] },
    changes: cleared.map((row) => changeOf({ row, left: null })),
  };
}
