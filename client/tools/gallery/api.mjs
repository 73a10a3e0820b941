import { tsImport } from 'tsx/esm/api';

const { keepRecipe, send, writeRecipe } = await tsImport(
  '../../e2e/kitchen-kit.ts',
  import.meta.url,
);

export { send };

/** Opens a page behind the sign-in, and waits until nothing on it is still to come. */
export async function openPage(page, path) {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  // Not until the network is silent: the household's live stream never is.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], svg:empty'));
}

/** Has a recipe of each type written, and kept. */
export async function fillFavorites(page, mealTypes) {
  for (const mealType of mealTypes) await keepRecipe(page, await writeRecipe(page, mealType));
}
