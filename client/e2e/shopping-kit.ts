import type { Page } from '@playwright/test';
import { becomeSubscriber, expect } from './journey';

export const quickAdd = (page: Page) => page.getByRole('combobox', { name: 'Ajouter à la liste' });

/** Waits for the answer, so that the lines are on the list in the order in which they are said. */
export async function addLine(page: Page, line: string): Promise<void> {
  await quickAdd(page).fill(line);
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('AddShoppingItem') === true,
    ),
    page.getByRole('button', { name: 'Ajouter', exact: true }).click(),
  ]);
  await expect(quickAdd(page)).toHaveValue('');
}

export async function openList(page: Page): Promise<void> {
  await becomeSubscriber(page);
  await page.goto('/dashboard/shopping');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
}

export const row = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name });

/** Ticks a line, and waits for the answer. */
export async function tick(page: Page, name: RegExp | string): Promise<void> {
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('SetShoppingItemsChecked') === true,
    ),
    row(page, name).check({ force: true }),
  ]);
}
