import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { openListWith } from './shopping-kit';

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4' });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('a list of forty lines is printed by its button, begins under its title and takes one sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0 });
    window.print = () => {
      Object.assign(window, { printed: Number(Reflect.get(window, 'printed')) + 1 });
    };
  });
  await openListWith(
    page,
    Array.from({ length: 40 }, (_, n) => `denrée numéro ${n + 1}`),
  );
  await page.getByRole('button', { name: 'Par recette' }).click();
  await expect(page.getByRole('heading', { name: 'Articles ajoutés manuellement' })).toBeVisible();
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'printed')))).toBe(1);
  expect(await sheetsOf(page)).toBe(1);
});
