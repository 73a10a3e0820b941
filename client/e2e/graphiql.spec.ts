import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';

/** Runs an operation of the tour, from the menu that opens where there are several. */
async function run(page: Page, operation: string): Promise<void> {
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByRole('menuitem', { name: operation, exact: true }).click();
}

test('the tour of the API is followed live, and is there alone after a reload, edited or not', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  const tabs = page.getByRole('tab');
  await expect(editor).toContainText('Everything a caller may read');
  // As a page that was looked at for a while leaves it.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState')))
    .toContain('SignUp');
  await page.reload();
  await expect(editor).toContainText('Everything a caller may read');
  await expect(tabs).toHaveCount(1);
  const result = page.getByRole('region', { name: 'Result Window' });
  await run(page, 'StartRecipeGeneration');
  await expect(result).toContainText('"QUEUED"');
  await run(page, 'RecipeGeneration');
  await expect(result).toContainText('"DONE"');
  await run(page, 'SendChatMessage');
  await expect(result).toContainText('"WAITING"');
  await run(page, 'ChatReply');
  await expect(result).toContainText('"DONE"');

  await editor.locator('.view-line').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('#mine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=%23mine/);
  await page.reload();
  await expect(editor).toContainText('#mine');
  await expect(tabs).toHaveCount(1);
});
