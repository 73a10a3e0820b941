import type { Page } from '@playwright/test';
import { expect, expectLanding, newVisitor, prepareSubscriber, test } from './journey';
import { send, writeRecipe } from './kitchen-kit';
import { keptOnDevice, listOnServer, offlineBanner, readDevice } from './offline-kit';
import { buyRecipe, openListWith, press, row } from './shopping-kit';

test.use({ serviceWorkers: 'allow' });

const lastLook = 'seen-last';
const bought = (page: Page) => page.getByRole('region', { name: 'Recettes achetées' });

test('offline: a page left as soon as it showed something opens with it, a line ticked last stays ticked, and who signs in next sees neither', async ({
  page,
  context,
}) => {
  await prepareSubscriber(page);
  const { id, title } = await writeRecipe(page);
  await buyRecipe(page, id);
  await send(page, `mutation { addInventoryItem(input: { name: "courgettes" }) { __typename } }`);
  await send(page, `mutation { addShoppingItem(input: { line: "lait" }) { __typename } }`);
  await page.goto('/dashboard');
  await keptOnDevice(page, 'dashboard');

  await page.goto('/dashboard/inventory');
  await expect(page.getByText('courgettes').first()).toBeVisible();
  await page.goto('/dashboard/shopping');
  const ticked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('SetShoppingItemsChecked')),
  );
  await press(row(page, /lait/));
  await ticked;
  await expect(row(page, /lait/)).toBeChecked();
  await page.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/dashboard/shopping');
  await expect(offlineBanner(again)).toContainText('telle qu’elle était aujourd’hui');
  await expect(row(again, /lait/)).toBeChecked();
  await again.goto('/dashboard/inventory');
  await expect(offlineBanner(again)).toBeVisible();
  await expect(again.getByText('courgettes').first()).toBeVisible();

  // Back on the network the device's own store takes it over, and signing out leaves neither.
  await context.setOffline(false);
  await again.goto('/dashboard/shopping');
  await expect(row(again, /lait/)).toBeChecked();
  await expect(bought(again)).toContainText(title);
  await expect.poll(() => again.evaluate((key) => localStorage.getItem(key), lastLook)).toBeNull();
  expect(await readDevice(again)).toContain('courgettes');
  await again.reload();
  await expect(row(again, /lait/)).toBeChecked();
  await again.getByRole('button', { name: /^Menu de/ }).click();
  await again.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expectLanding(again);
  await again.goto('/privacy');
  const kept = await again.evaluate(() => Object.entries<string>(localStorage).flat().join('\n'));
  for (const word of [lastLook, 'courgettes', 'lait', title]) expect(kept).not.toContain(word);
  // A queue with nothing in it may be left.
  expect(await readDevice(again)).toMatch(/^(\[(\[\])?\])?$/);
  await prepareSubscriber(again, newVisitor('Dominique'));
  await again.goto('/dashboard/shopping');
  await expect(again.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await expect(bought(again)).toHaveCount(0);
});

test('offline: what is changed as soon as the page stands waits too, though what keeps it is yet to come', async ({
  page,
  context,
}) => {
  await openListWith(page, ['lait']);
  await keptOnDevice(page, 'shoppingItems');

  await page.reload();
  await expect(row(page, /lait/)).toBeVisible();
  await context.setOffline(true);
  await press(row(page, /lait/));
  await expect(offlineBanner(page)).toContainText('Un changement attend le réseau');
  await expect(row(page, /lait/)).toBeChecked();
  await page.reload();
  await expect(row(page, /lait/)).toBeChecked();
  await context.setOffline(false);
  await expect.poll(() => listOnServer(page)).toEqual(['lait ✓']);
  await expect(offlineBanner(page)).toHaveCount(0);
});
