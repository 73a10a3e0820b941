import type { WeekChoice, WeekRequest } from './types.js';

export function chooseWeek(request: WeekRequest): Promise<WeekChoice> {
  const meals = request.slots.map(({ id }) => ({
    slotId: id,
    recipeId: null,
    reasons: [],
    alternatives: [],
  }));
  return Promise.resolve({ meals });
}
