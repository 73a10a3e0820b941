import type { Page } from '@playwright/test';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { openQuietly, verifyByApi } from './account-kit';
import { expect, expectAccessible, newVisitor, test, type Visitor } from './journey';
import { ask, signUpByApi } from './subscribe-by-api';

const addItem = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { __typename }
}`;

async function answer(page: Page): Promise<void> {
  await expect(page).toHaveURL('/questionnaire');
  for (const button of ['Suivant', 'Suivant', 'Suivant', 'Terminer'])
    await page.getByRole('button', { name: button }).click();
}

test('an account that pays nothing finds its way on from everywhere, with no question answered', async ({
  browser,
}) => {
  const [cook, planner, keeper] = [newVisitor(), newVisitor(), newVisitor()];
  const COMPLIMENTARY_EMAILS = [cook, planner, keeper].map(({ email }) => email).join();
  const product = await serveProduct({ COMPLIMENTARY_EMAILS, LOG_LEVEL: 'error' });
  /** Signed up, and shown to have the address, which opens everything before a question is answered. */
  const enter = async (visitor: Visitor): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage();
    await signUpByApi(page, visitor);
    await verifyByApi(page, visitor.email);
    return page;
  };
  try {
    const fridge = await enter(cook);
    await ask(fridge, addItem, { input: { name: 'Courge', category: 'PRODUCE' } });
    await openQuietly(fridge, '/dashboard/inventory');
    await fridge.getByRole('button', { name: 'Générer une recette' }).click();
    const dialog = fridge.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Demander une idée au chef' }).click();
    await dialog.getByRole('button', { name: 'Générer une recette' }).click();
    await expect(fridge.getByRole('alert')).toContainText('Préférences non définies');
    await expectAccessible(fridge);
    await fridge.getByRole('link', { name: 'Répondre au questionnaire' }).click();
    await answer(fridge);
    await expect(fridge).toHaveURL('/dashboard/inventory');

    const feed = await enter(planner);
    await openQuietly(feed, '/dashboard/feed');
    await feed.getByRole('button', { name: /Plat principal/ }).click();
    await expect(feed.getByText('Dites-nous d’abord ce que vous mangez')).toBeVisible();
    await answer(feed);
    await expect(feed).toHaveURL('/dashboard/feed');

    // The settings take the answers as well.
    const settings = await enter(keeper);
    await openQuietly(settings, '/dashboard/settings');
    const tastes = settings.getByRole('region', { name: 'Goûts et portions' });
    await tastes.getByRole('button', { name: 'Ajouter : Adultes' }).click();
    await tastes.getByText('Végan', { exact: true }).click();
    await tastes.getByText('J’accepte que Popote garde').click();
    await tastes.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(settings.getByText('Profil mis à jour avec succès')).toBeVisible();
    await settings.reload();
    await expect(tastes.getByRole('spinbutton', { name: 'Adultes' })).toHaveValue('2');
    await expect(tastes.getByRole('checkbox', { name: 'Végan' })).toBeChecked();
  } finally {
    for (const context of browser.contexts()) await context.close();
    await product.stop();
  }
});
