import type { Page } from '@playwright/test';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { expect, expectAccessible, newVisitor, signUp, test, type Visitor } from './journey';
import { send } from './kitchen-kit';
import { linkFor } from './outbox';

const addItem = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { __typename }
}`;

/** Signed up, and shown to have the address, which opens everything before a question is answered. */
async function enter(page: Page, visitor: Visitor): Promise<void> {
  await signUp(page, visitor);
  await page.goto(await linkFor(page, visitor.email, '/auth/verify'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
}

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
  const open = async (visitor: Visitor): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage();
    await enter(page, visitor);
    return page;
  };
  try {
    const fridge = await open(cook);
    await send(fridge, addItem, { input: { name: 'Courge', category: 'PRODUCE' } });
    await fridge.goto('/dashboard/inventory');
    await fridge.getByRole('button', { name: 'Générer une recette' }).click();
    await fridge.getByRole('dialog').getByRole('button', { name: 'Générer une recette' }).click();
    await expect(fridge.getByRole('alert')).toContainText('Préférences non définies');
    await expectAccessible(fridge);
    await fridge.getByRole('link', { name: 'Répondre au questionnaire' }).click();
    await answer(fridge);
    await expect(fridge).toHaveURL('/dashboard/inventory');

    const feed = await open(planner);
    await feed.goto('/dashboard/feed');
    await feed.getByRole('button', { name: /Plat principal/ }).click();
    await expect(feed.getByText('Dites-nous d’abord ce que vous mangez')).toBeVisible();
    await answer(feed);
    await expect(feed).toHaveURL('/dashboard/feed');

    const settings = await open(keeper);
    await settings.goto('/dashboard/settings');
    const tastes = settings.getByRole('region', { name: 'Goûts et portions' });
    await tastes.getByRole('button', { name: 'Ajouter : Adultes' }).click();
    await tastes.getByText('Végan', { exact: true }).click();
    await tastes.getByText('J’accepte que Popote garde').click();
    await expectAccessible(settings);
    await tastes.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(settings.getByText('Profil mis à jour avec succès')).toBeVisible();
    await settings.reload();
    await expect(tastes.getByRole('spinbutton', { name: 'Adultes' })).toHaveValue('2');
    await expect(tastes.getByRole('checkbox', { name: 'Végan' })).toBeChecked();
    for (const page of [
      '',
      '/chat',
      '/feed',
      '/planning',
      '/shopping',
      '/inventory',
      '/favorites',
    ]) {
      await settings.goto(`/dashboard${page}`);
      await expect(settings).toHaveURL(`/dashboard${page}`);
    }
  } finally {
    for (const context of browser.contexts()) await context.close();
    await product.stop();
  }
});
