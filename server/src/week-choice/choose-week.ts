import type { ChosenMeal, WeekCandidate, WeekChoice, WeekReason, WeekRequest } from './types.js';

function reasonsOf(request: WeekRequest, { uses, kept }: WeekCandidate): WeekReason[] {
  const reasons: WeekReason[] = [];
  for (const { product } of uses) {
    const food = request.fridge.find((each) => each.product === product);
    if (food?.expiresOn)
      reasons.push({ kind: 'USES_UP', product, name: food.name, expiresOn: food.expiresOn });
  }
  if (kept) reasons.push({ kind: 'KEPT' });
  return reasons.slice(0, 2);
}

/** The best dish for each meal, one after the other. */
export function chooseWeek(request: WeekRequest): Promise<WeekChoice> {
  const used = new Set<string>(Object.values(request.held));
  const meals = request.slots.map((slot): ChosenMeal => {
    const score = (candidate: WeekCandidate): number =>
      reasonsOf(request, candidate).length * 10 + (candidate.lastPlanned ? -100 : 0);
    const held = request.held[slot.id];
    const fits = request.candidates
      .filter(({ recipeId, minutes }) => {
        const isRefused = request.refused[slot.id]?.includes(recipeId);
        return !isRefused && !used.has(recipeId) && minutes <= (slot.maxMinutes ?? Infinity);
      })
      .toSorted((one, other) => score(other) - score(one));
    const chosen = request.candidates.find(({ recipeId }) => recipeId === held) ?? fits[0];
    if (chosen) used.add(chosen.recipeId);
    return {
      slotId: slot.id,
      recipeId: chosen?.recipeId ?? null,
      reasons: chosen ? reasonsOf(request, chosen) : [],
      alternatives: fits
        .filter((each) => each !== chosen)
        .slice(0, 3)
        .map(({ recipeId }) => recipeId),
    };
  });
  return Promise.resolve({ meals });
}
