import { storedValue, useStoredValue } from '../../lib/stored-value';
import { toggleChoice } from '../../lib/toggle-choice';

/** How far somebody is with a recipe, on this device. */
interface CookingProgress {
  /** Which ingredients are out, by their place in the list. */
  ticked: readonly number[];
  /** The step that was last in sight, from 1. */
  step: number;
  /** When it last changed, in milliseconds since 1970. */
  changedAt: number;
}

type ProgressByRecipe = Readonly<Record<string, CookingProgress>>;

/** Nobody cooks a recipe longer; the next time it begins afresh. */
const keptForMs = 2 * 24 * 3600 * 1000;
const mostKept = 20;
const nothing: CookingProgress = { ticked: [], step: 1, changedAt: 0 };

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function readProgress(value: unknown): CookingProgress | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ticked, step, changedAt } = { ...nothing, ...value };
  if (!Array.isArray(ticked) || !isPlace(step) || typeof changedAt !== 'number') return null;
  return { ticked: ticked.filter(isPlace), step: Math.max(1, step), changedAt };
}

/** What storage holds, the recipes that were let go left out. */
export function parseProgress(text: string | null, now: number): ProgressByRecipe {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).flatMap(([id, value]) => {
      const progress = readProgress(value);
      return progress && now - progress.changedAt < keptForMs ? [[id, progress] as const] : [];
    });
    known.sort(([, a], [, b]) => b.changedAt - a.changedAt);
    return Object.fromEntries(known.slice(0, mostKept));
  } catch {
    return {};
  }
}

const store = storedValue<ProgressByRecipe>({
  area: 'local',
  key: 'cooking-progress',
  parse: (text) => parseProgress(text, Date.now()),
  format: (value) => (Object.keys(value).length === 0 ? null : JSON.stringify(value)),
});

/** Forgets what was being cooked, as when somebody signs out of this device. */
export const forgetCooking = (): void => store.write({});

export function useCookingProgress(recipeId: string) {
  const { ticked, step } = useStoredValue(store)[recipeId] ?? nothing;
  const change = (changes: Partial<CookingProgress>): void => {
    const all = store.read();
    const changed = { ...(all[recipeId] ?? nothing), ...changes, changedAt: Date.now() };
    store.write({ ...all, [recipeId]: changed });
  };
  return {
    ticked,
    step,
    toggleTicked: (place: number) => change({ ticked: toggleChoice(ticked, place) }),
    untickAll: () => change({ ticked: [] }),
    noteStep: (next: number) => change({ step: next }),
  };
}
