import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';

/** Runs an operation of the open tab, from the menu that opens where there are several. */
async function run(page: Page, operation: string): Promise<void> {
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByRole('menuitem', { name: operation, exact: true }).click();
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tablist').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(name);
}

/** GraphiQL stores its tabs a little after they changed. */
const stored = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState') ?? ''));

test('the tour of the API has a tab for each step, is followed live, and is as it was left after a reload', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  const result = page.getByRole('region', { name: 'Result Window' });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(10);
  await expect(editor).toContainText('Make an account');

  await openTab(page, 'StartRecipeGeneration');
  await run(page, 'StartRecipeGeneration');
  await expect(result).toContainText('"QUEUED"');
  await run(page, 'RecipeGeneration');
  await expect(result).toContainText('"DONE"');
  await openTab(page, 'SendChatMessage');
  await run(page, 'SendChatMessage');
  await expect(result).toContainText('"WAITING"');
  await run(page, 'ChatReply');
  await expect(result).toContainText('"DONE"');

  await stored(page).toContain('"activeTabIndex":3');
  await page.reload();
  await expect(tabs).toHaveCount(10);
  // A tab is called by what was run in it last.
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(editor).toContainText('Ask the chef');

  // Edited, and gone before it is stored.
  await editor.locator('.view-line').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('#mine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=%23mine/);
  await page.reload();
  await expect(editor).toContainText('#mine');
  await expect(editor).toContainText('Ask the chef');
  await expect(tabs).toHaveCount(10);

  // Somebody else's operation, by its address, beside one's own.
  const other = await page.context().newPage();
  await other.goto(`/graphql?query=${encodeURIComponent('query Theirs { viewer { id } }')}`);
  await expect(other.getByRole('tab', { selected: true })).toContainText('Theirs');
  await expect(other.getByRole('tab')).toHaveCount(11);
});
