import type { Page } from '@playwright/test';
import { keepRecipe, send, writeRecipe, type WrittenRecipe } from './kitchen-kit';

interface Step {
  text: string;
  timers: { offset: number; length: number; seconds: number }[];
}

export type TimedRecipe = WrittenRecipe & { steps: Step[] };

const readSteps = `query ($id: ID!) {
  viewer { recipe(id: $id) { steps { text timers { offset length seconds } } } }
}`;

/** A main course in the person's favourites, with something to time before its last step. */
export async function keepTimedRecipe(page: Page): Promise<TimedRecipe> {
  const recipe = await writeRecipe(page);
  const data = (await send(page, readSteps, { id: recipe.id })) as {
    viewer: { recipe: { steps: Step[] } };
  };
  const { steps } = data.viewer.recipe;
  if (!steps.slice(0, -1).some(({ timers }) => timers.length > 0)) return keepTimedRecipe(page);
  await keepRecipe(page, recipe);
  return { ...recipe, steps };
}

/** Plenty of what the recipe names, by each measure: the one it can be compared with is taken from. */
export async function stockFor(page: Page, recipe: WrittenRecipe): Promise<void> {
  const { viewer } = (await send(
    page,
    'query ($id: ID!) { viewer { recipe(id: $id) { ingredientProducts } } }',
    { id: recipe.id },
  )) as { viewer: { recipe: { ingredientProducts: string[] } } };
  const add = `mutation ($input: AddInventoryItemInput!) {
    addInventoryItem(input: $input) { __typename }
  }`;
  for (const name of new Set(viewer.recipe.ingredientProducts))
    for (const unit of ['UNIT', 'G', 'ML'])
      await send(page, add, { input: { name, unit, quantity: 9999 } });
}
