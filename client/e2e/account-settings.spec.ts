import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, newVisitor, test } from './journey';
import { send } from './kitchen-kit';

const signInMutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const settings = '/dashboard/settings';

/** To the portal by the button of the settings, as somebody who looks for it there. */
async function openPortal(page: Page, name = 'Gérer mon abonnement'): Promise<void> {
  await page.goto(settings);
  await page.getByRole('button', { name }).first().click();
  await page.waitForURL(/\/dev\/stripe\/portal\//);
}

const cardOf = (page: Page) => page.locator('[data-standing]');

test('another device is signed out by « Déconnecter », and only that one', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await becomeSubscriber(page);
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const elsewhere = await browser.newContext({ baseURL, userAgent });
  const phone = await elsewhere.newPage();
  await phone.goto('/privacy');
  await send(phone, signInMutation, { input: { email, password } });
  await phone.goto('/dashboard');
  await expect(phone).toHaveURL('/dashboard');

  await page.goto(settings);
  const devices = page.getByRole('region', { name: 'Appareils connectés' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('cet appareil')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Déconnecter\s: .*iOS/ }).press('Enter');
  await expect(page.getByText(/^Appareil déconnecté\s: .*iOS/)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('list')).toBeFocused();
  await expectAccessible(page);

  await phone.reload();
  await expect(phone).toHaveURL('/auth');
  await expect(phone.getByRole('alert')).toHaveText('Session expirée. Veuillez vous reconnecter.');
  await page.reload();
  await expect(devices.getByText('cet appareil')).toBeVisible();
  await elsewhere.close();
});

test('who is at table, the appearance and the bell are chosen in the settings, and kept', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto(settings);
  const tastes = page.getByRole('region', { name: 'Goûts et portions' });
  const adults = tastes.getByRole('spinbutton', { name: 'Adultes' });
  await expect(adults).toHaveValue('2');
  await tastes.getByRole('button', { name: 'Ajouter : Adultes' }).click();
  await tastes.getByRole('button', { name: 'Retirer : Enfants' }).click();
  await tastes.getByRole('button', { name: 'Retirer : Enfants' }).click();
  const followed = tastes.getByRole('checkbox', { name: 'Comme votre foyer (3)' });
  const servings = tastes.getByRole('spinbutton', { name: 'Portions' });
  await expect(followed).toBeChecked();
  await expect(servings).toHaveValue('3');
  await servings.press('ArrowUp');
  await expect(followed).not.toBeChecked();
  await tastes.getByRole('radio', { name: 'Moyen' }).press('Space');
  const saved: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"operationName":"SavePreferences"')) saved.push(body);
  });
  // Enter ends a tag, whether one was begun or not; only the button saves.
  for (const name of ['Aliments préférés', 'Aliments à éviter']) {
    const field = tastes.getByRole('textbox', { name });
    for (const typed of ['', '   ', 'fenouil', ''])
      await field.fill(typed).then(() => field.press('Enter'));
    await expect(tastes.getByRole('button', { name: /fenouil/ }).last()).toBeVisible();
  }
  await tastes.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();
  expect(saved).toHaveLength(1);

  const expiring = page.getByRole('checkbox', { name: /^Me dire ce qui arrive à sa date/ });
  await expect(expiring).toBeChecked();
  await Promise.all([
    page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('UpdateNotificationSettings')),
    ),
    expiring.press('Space'),
  ]);
  await expect(expiring).not.toBeChecked();

  const appearance = page.getByRole('region', { name: 'Apparence' });
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await appearance.getByRole('radio', { name: 'Sombre' }).press('Space');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(appearance.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await expect(adults).toHaveValue('3');
  await expect(tastes.getByRole('spinbutton', { name: 'Enfants' })).toHaveValue('0');
  await expect(servings).toHaveValue('4');
  await expect(followed).not.toBeChecked();
  await expect(tastes.getByRole('radio', { name: 'Moyen' })).toBeChecked();
  await expect(expiring).not.toBeChecked();
  await appearance.getByRole('radio', { name: 'Comme l’appareil' }).press('Space');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('free days say until when, and that they end where they were cancelled', async ({ page }) => {
  await becomeSubscriber(page, newVisitor(), 'FREE30');
  await page.goto(settings);
  await expect(cardOf(page)).toContainText(/Essai jusqu’au \d+ \S+ \d{4}/);
  await expectAccessible(page);
  await openPortal(page);
  await page.getByRole('button', { name: 'Résilier à la fin de la période' }).click();
  await expect(page.getByText('Se termine bientôt')).toBeVisible();
  await page.goto(settings);
  await expect(cardOf(page)).toContainText(/se termine le \d+ \S+ \d{4}/);
  await expect(cardOf(page)).toContainText('Rien ne sera débité.');
});

test('a paid month says when it renews, when it ends, and how a refused payment is mended', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto(settings);
  await expect(cardOf(page)).toContainText(/Se renouvelle le \d+ \S+ \d{4}/);
  await openPortal(page);
  await page.getByRole('button', { name: 'Résilier à la fin de la période' }).click();
  await expect(page.getByText('Se termine bientôt')).toBeVisible();
  await page.goto(settings);
  await expect(cardOf(page)).toContainText(/Se termine le \d+ \S+ \d{4}/);
  await expectAccessible(page);
  await openPortal(page);
  await page.getByRole('button', { name: 'Reprendre l’abonnement' }).click();
  await expect(page.getByText('Se termine bientôt')).toHaveCount(0);
  await page.getByText('Changer de carte').click();
  await page.locator('[name=number]').fill('4000 0000 0000 0341');
  await page.locator('[name=expiry]').fill('12 / 39');
  await page.locator('[name=cvc]').fill('123');
  await page.locator('[name=name]').fill('Camille Rey');
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
  await page.getByRole('button', { name: 'Passer à la prochaine échéance' }).click();
  await expect(page.getByText('Paiement refusé', { exact: true })).toBeVisible();

  await page.goto(settings);
  await expect(cardOf(page)).toContainText('Votre carte a été refusée');
  await expect(cardOf(page)).toContainText(/Votre cuisine reste ouverte jusqu’au \d+ \S+ \d{4}/);
  await expectAccessible(page);
  await openPortal(page, 'Mettre ma carte à jour');
});

test('a portal that Stripe does not open is said in the specification’s words', async ({
  browser,
}) => {
  // The product starts twice.
  test.slow();
  const folder = { DATA_DIR: mkdtempSync(join(tmpdir(), 'popote-away-')), LOG_LEVEL: 'error' };
  let product = await serveProduct(folder);
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await becomeSubscriber(page);
    await product.stop();
    product = await serveProduct({
      ...folder,
      PORT: new URL(product.url).port,
      NODE_OPTIONS: `--import=${new URL('stripe-away.mjs', import.meta.url).href}`,
      STRIPE_SECRET_KEY: 'sk_test_away',
      STRIPE_WEBHOOK_SECRET: 'whsec_away',
      STRIPE_PRICE_ID: 'price_away',
    });
    await page.goto(settings);
    await page.getByRole('button', { name: 'Gérer mon abonnement' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("Impossible d'accéder au portail de gestion");
    await expectAccessible(page);

    // Nor is the account deleted while nobody can end what is paid for it.
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Votre mot de passe', { exact: true }).fill('une-bonne-soupe');
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
  } finally {
    await context.close();
    await product.stop();
    rmSync(folder.DATA_DIR, { recursive: true, force: true });
  }
});
