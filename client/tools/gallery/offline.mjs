import { openPage } from './api.mjs';
import { fillShoppingList } from './kitchen.mjs';

const leave = async (page) => {
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await page.getByRole('alertdialog').waitFor();
};

/** A kept list without a network, a page that is not kept, and leaving with something unsent. */
export async function offline({ page, scene }) {
  const context = page.context();
  await fillShoppingList(page);
  await openPage(page, '/dashboard/shopping');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/keeper-')),
  );
  const banner = page.getByRole('status').filter({ hasText: 'Hors ligne.' });
  await context.setOffline(true);
  await scene('offline-list', {
    reach: async () => {
      await banner.waitFor();
      await page.getByRole('checkbox').first().click({ force: true });
      await page.getByRole('img', { name: 'En attente d’envoi' }).first().waitFor();
    },
  });
  await scene('offline-page', {
    reach: async () => {
      await page.goto('/dashboard/chat');
      await page.getByRole('heading', { name: 'Cette page a besoin du réseau' }).waitFor();
    },
  });
  // The network is back, what takes the changes is not.
  const refuse = (route) =>
    route.request().postData()?.includes('"operationName":"SetShoppingItemsChecked"')
      ? route.fulfill({ status: 503 })
      : route.fallback();
  await page.route('**/graphql', refuse);
  await context.setOffline(false);
  await scene('offline-leaving', {
    whole: false,
    reach: () => leave(page),
    leave: () => page.keyboard.press('Escape'),
  });
  await page.unroute('**/graphql', refuse);
}
