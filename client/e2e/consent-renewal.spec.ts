import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { ageConsents } from './age-consents.mjs';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';

test('whoever agreed to other words is asked once more, and loses nothing meanwhile', async ({
  browser,
}) => {
  // The product starts twice.
  test.slow();
  const folder = { DATA_DIR: mkdtempSync(join(tmpdir(), 'popote-consent-')), LOG_LEVEL: 'error' };
  let product = await serveProduct(folder);
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await becomeSubscriber(page);
    const question = page.getByRole('region', { name: 'Vos restrictions alimentaires' });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(question).toHaveCount(0);
    await product.stop();
    await ageConsents(folder.DATA_DIR);
    product = await serveProduct({ ...folder, PORT: new URL(product.url).port });

    await page.goto('/dashboard/settings');
    const tastes = page.getByRole('region', { name: 'Goûts et portions' });
    await expect(tastes.getByRole('checkbox', { name: 'Sans gluten' })).toBeChecked();
    await page.getByRole('button', { name: 'Retirer mon accord' }).press('Enter');
    const withdrawal = page.getByRole('alertdialog', { name: /Retirer votre accord/ });
    await withdrawal.getByRole('button', { name: 'Garder' }).press('Enter');
    await expectAccessible(page);

    await page.goto('/dashboard');
    const agreement = question.getByRole('checkbox', { name: /^J’accepte/ });
    await expect(agreement).not.toBeChecked();
    await expect(agreement).toHaveAccessibleDescription(/fournisseur du modèle de langage/);
    await expectAccessible(page);
    await agreement.press('Space');
    await expect(question).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
    await page.goto('/dashboard/settings');
    await expect(tastes.getByRole('checkbox', { name: 'Sans gluten' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^J’accepte/ })).toBeChecked();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(question).toHaveCount(0);
  } finally {
    await context.close();
    await product.stop();
    rmSync(folder.DATA_DIR, { recursive: true, force: true });
  }
});
