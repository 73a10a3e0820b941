import type { ProposalChange } from './proposal-change.js';
import {
  joinedPlan,
  partsOf,
  type ProposalPart,
  type ProposalPlan,
  type WeekPlan,
} from './proposal-plan.js';

export interface Preview {
  readonly plan: ProposalPlan;
  readonly changes: readonly ProposalChange[];
}

/** A part of which only the lines that `keeps` names by their place are left; null when none is. */
function keptOf(part: ProposalPart, keeps: (line: number) => boolean): ProposalPart | null {
  const kept = <Item>(items: readonly Item[], from = 0): Item[] =>
    items.filter((_, at) => keeps(from + at));
  switch (part.action) {
    case 'ADD_TO_SHOPPING_LIST': {
      const items = kept(part.items);
      return items.length === 0 ? null : { ...part, items };
    }
    case 'ADD_TO_FRIDGE': {
      const items = kept(part.items);
      return items.length === 0 ? null : { ...part, items };
    }
    case 'REMOVE_FROM_FRIDGE': {
      const removed = kept(part.removed);
      const changed = kept(part.changed, part.removed.length);
      return removed.length + changed.length === 0 ? null : { ...part, removed, changed };
    }
    case 'REMOVE_FROM_SHOPPING_LIST': {
      const items = kept(part.items);
      return items.length === 0 ? null : { ...part, items };
    }
    case 'TICK_SHOPPING_ITEMS': {
      const items = kept(part.items);
      const beside = [...part.beside, ...part.items.filter((id) => !items.includes(id))];
      return items.length === 0 ? null : { ...part, items, beside };
    }
    case 'CHANGE_SHOPPING_AMOUNT': {
      const changed = kept(part.changed);
      const removed = kept(part.removed, part.changed.length);
      return removed.length + changed.length === 0 ? null : { ...part, removed, changed };
    }
    default:
      return keeps(0) ? part : null;
  }
}

/** How many lines of the preview are a part's. */
function countLines(part: ProposalPart): number {
  switch (part.action) {
    case 'ADD_TO_SHOPPING_LIST':
    case 'ADD_TO_FRIDGE':
    case 'REMOVE_FROM_SHOPPING_LIST':
    case 'TICK_SHOPPING_ITEMS':
      return part.items.length;
    case 'REMOVE_FROM_FRIDGE':
    case 'CHANGE_SHOPPING_AMOUNT':
      return part.removed.length + part.changed.length;
    default:
      return 1;
  }
}

/** A preview of the chosen lines alone; null where they are none, or one of them is not there. */
export function chosenLines(
  { plan, changes }: Preview & { plan: Exclude<ProposalPlan, WeekPlan> },
  lines: readonly string[],
): Preview | null {
  const chosen = new Set(lines);
  const left = changes.filter(({ line }) => chosen.has(line));
  if (left.length !== chosen.size) return null;
  let first = 0;
  const parts = partsOf(plan).flatMap((part) => {
    const from = first;
    first += countLines(part);
    return keptOf(part, (at) => chosen.has(changes[from + at]?.line ?? '')) ?? [];
  });
  const joined = joinedPlan(parts);
  return joined && { plan: joined, changes: left };
}
