import type { ItemCheck } from '../../entities/shopping/read-checks';

/** The lines that leave the list with a tick: those of recipes of which all are ticked then, but what is to be checked. */
export function completedBy(checks: readonly ItemCheck[], ids: readonly string[]): string[] {
  const asked = new Set(ids);
  const touched = new Set(
    checks.flatMap(({ id, recipeId }) => (recipeId !== null && asked.has(id) ? [recipeId] : [])),
  );
  for (const { id, recipeId, checked, toCheck } of checks) {
    if (recipeId !== null && !checked && !toCheck && !asked.has(id)) touched.delete(recipeId);
  }
  return checks.flatMap(({ id, recipeId }) =>
    recipeId !== null && touched.has(recipeId) ? [id] : [],
  );
}
