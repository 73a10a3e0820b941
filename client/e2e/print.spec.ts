import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';
import { send } from './kitchen-kit';

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4' });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

const addItem = `mutation ($input: AddShoppingItemInput!) {
  addShoppingItem(input: $input) { __typename }
}`;

test('on paper a list of forty lines begins under its title and takes one sheet', async ({
  page,
}) => {
  await becomeSubscriber(page);
  for (let line = 1; line <= 40; line += 1)
    await send(page, addItem, { input: { line: `denrée numéro ${line}` } });
  await page.goto('/dashboard/shopping');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('button', { name: 'Par recette' }).click();
  await expect(page.getByRole('heading', { name: 'Articles ajoutés manuellement' })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});
