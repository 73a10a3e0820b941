import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  answerQuestionnaire,
  becomeSubscriber,
  expect,
  expectAccessible,
  newVisitor,
  payWithTestCard,
  signUp,
  test,
} from './journey';

const subscribeButton = /^S’abonner|^Commencer mes|^Reprendre/;
/** Saved without complaint, then refused at every charge. */
const laterRefused = '4000 0000 0000 0341';

/** The portal, by the way a settings page takes. */
async function openPortal(page: Page): Promise<void> {
  const query = 'mutation { openBillingPortal { ... on OpenBillingPortalPayload { portalUrl } } }';
  const response = await page.request.post('/graphql', {
    headers: { 'x-popote-csrf': '1' },
    data: { query },
  });
  const { data } = (await response.json()) as {
    data: { openBillingPortal: { portalUrl: string } };
  };
  await page.goto(data.openBillingPortal.portalUrl);
}

/** The pages of the local Stripe follow the system's theme. */
async function expectAccessibleInSystemThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

async function reachCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: subscribeButton }).click();
  await page.waitForURL(/\/dev\/stripe\/checkout\//);
}

/** Follows the portal's way back, and waits until the page has asked who is there. */
async function backToSubscription(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Retourner à Popote' }).click();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscription');
}

test('FREE30 goes from the banner through sign-up and the checkout to the dashboard', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'J’en profite' }).click();
  await signUp(page);
  await answerQuestionnaire(page);
  const code = page.getByLabel('Code promo');
  await expect(code).toHaveValue('FREE30');
  await expectAccessible(page);

  await code.fill('GRATUIT');
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await expect(code).toHaveAccessibleDescription(/Ce code promo n’existe pas/);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await code.fill('FREE30');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: 'Commencer mes 30 jours gratuits' }).click();
  await page.waitForURL(/\/dev\/stripe\/checkout\//);
  await expect(page.getByText('30 jours gratuits')).toBeVisible();
  await expectAccessibleInSystemThemes(page);
  await page.getByRole('link', { name: /sans payer/ }).click();
  await expect(page.getByText('Paiement annulé : rien n’a été débité.')).toBeVisible();
  await expect(code).toHaveValue('FREE30');

  await reachCheckout(page);
  const back = page.waitForRequest((request) => request.url().includes('/payment/success?'));
  await payWithTestCard(page);
  const confirmed = page.getByRole('heading', { name: 'Bienvenue à table' });
  await expect(confirmed).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Abonnement activé')).toBeVisible();

  // The good news goes on by itself after two seconds: here it waits to be looked at.
  await page.addInitScript({
    content: `const later = window.setTimeout;
      window.setTimeout = (run, ms, ...rest) => (ms === 2000 ? 0 : later(run, ms, ...rest));`,
  });
  await page.goto((await back).url());
  await expect(confirmed).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer' }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a refused card can be mended, and going back never sends it again', async ({ page }) => {
  await signUp(page);
  await answerQuestionnaire(page);
  await reachCheckout(page);
  await payWithTestCard(page, '4000 0000 0000 0002');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Votre carte a été refusée');
  await expectAccessibleInSystemThemes(page);
  await page.goBack();
  await expect(page.locator('[name=number]')).toHaveValue('');
  await page.goForward();
  await expect(refusal).toContainText('Votre carte a été refusée');
  await page.reload();
  await expect(refusal).toContainText('Votre carte a été refusée');
  await payWithTestCard(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a subscription that was cancelled runs out, closes the kitchen, and opens it again', async ({
  page,
}) => {
  await becomeSubscriber(page, newVisitor(), 'FREE30');
  await openPortal(page);
  await expectAccessibleInSystemThemes(page);
  await page.getByRole('button', { name: 'Résilier à la fin de la période' }).click();
  await expect(page.getByText('votre abonnement s’arrêtera')).toBeVisible();
  await expect(page.getByText('Se termine bientôt')).toBeVisible();
  await expectAccessibleInSystemThemes(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');

  await openPortal(page);
  await page.getByRole('button', { name: 'Passer à la prochaine échéance' }).click();
  await expect(page.getByText('Résilié', { exact: true })).toBeVisible();
  await backToSubscription(page);
  await expect(page.getByText(/^Terminé le \d/)).toBeVisible();
  await expect(page.getByText('Rien n’est effacé')).toBeVisible();
  await expectAccessible(page);

  // The account is open still, leads back here, and gives everything away.
  await page.getByRole('link', { name: 'Mon compte et mes données' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter mes données' }).click();
  expect((await download).suggestedFilename()).toMatch(/^popote-.*\.json$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour à l’abonnement' }).click();
  await expect(page).toHaveURL('/subscription');

  // The free days were for once.
  const code = page.getByLabel('Code promo');
  await expect(code).toHaveValue('');
  await code.fill('FREE30');
  await page.getByRole('button', { name: 'Reprendre mon abonnement' }).click();
  await expect(code).toHaveAccessibleDescription(/Vous avez déjà profité de ce code promo/);
  await code.fill('');
  await reachCheckout(page);
  await payWithTestCard(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a refused payment closes the kitchen after seven days, and a new card opens it', async ({
  page,
}) => {
  await signUp(page);
  await answerQuestionnaire(page);
  await page.getByLabel('Code promo').fill('FREE30');
  await reachCheckout(page);
  await payWithTestCard(page, laterRefused);
  await expect(page).toHaveURL('/dashboard');
  await openPortal(page);
  await page.getByRole('button', { name: 'Passer à la prochaine échéance' }).click();
  await expect(page.getByText('Paiement refusé', { exact: true })).toBeVisible();
  await expectAccessibleInSystemThemes(page);
  // Within the seven days the kitchen is open, and the bell says what happened.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/Votre carte n’a pas pu être débitée de CHF/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre ma carte à jour' }).click();
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  const retry = page.getByRole('button', { name: 'Passer à la prochaine tentative' });
  await retry.click();
  await retry.click();
  await backToSubscription(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un paiement est à régler');
  await expect(page.getByText(/^Votre cuisine est fermée depuis le \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: subscribeButton })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mettre ma carte à jour' }).click();
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  await page.getByText('Changer de carte').click();
  await page.locator('[name=number]').fill('4242 4242 4242 4242');
  await page.locator('[name=expiry]').fill('12 / 39');
  await page.locator('[name=cvc]').fill('123');
  await page.locator('[name=name]').fill('Camille Rey');
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
  await page.getByRole('button', { name: 'Payer maintenant' }).click();
  await expect(page.getByText('Merci, le paiement est passé.')).toBeVisible();
  await page.getByRole('link', { name: 'Retourner à Popote' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the portal’s failures are said, and what the device remembered is forgotten', async ({
  page,
}) => {
  const { email } = await becomeSubscriber(page);
  await openPortal(page);
  await page.getByText('Résilier tout de suite…').click();
  await page.getByRole('button', { name: 'Oui, résilier maintenant' }).click();
  await backToSubscription(page);
  const remembered = () => page.evaluate(() => localStorage.getItem('subscription-store') ?? '');
  await expect.poll(remembered).toContain(email);

  const manage = page.getByRole('button', { name: 'Gérer mon abonnement' });
  const isPortal = (body: string | null) => body?.includes('OpenBillingPortal') === true;
  await page.route('**/graphql', (route) =>
    isPortal(route.request().postData())
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.fallback(),
  );
  await manage.click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText("Impossible d'accéder au portail de gestion");
  expect(await remembered()).toContain(email);
  await expectAccessible(page);
  await page.unroute('**/graphql');

  await page.route('**/graphql', (route) => {
    const refusal = { __typename: 'BillingRefusal', code: 'NO_BILLING_ACCOUNT', field: null };
    return isPortal(route.request().postData())
      ? route.fulfill({ json: { data: { openBillingPortal: refusal } } })
      : route.fallback();
  });
  await manage.click();
  await expect(failure).toContainText('Aucun abonnement trouvé');
  await page.unroute('**/graphql');

  await manage.click();
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  await page.goto('/privacy');
  expect(await remembered()).not.toContain(email);
});

test('a payment is asked about three times, only after a checkout, and then given up', async ({
  page,
}) => {
  await signUp(page);
  await answerQuestionnaire(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('ConfirmCheckout')) asked += 1;
  });
  await page.goto('/payment/success');
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  expect(asked).toBe(0);

  await page.goto('/subscription');
  await reachCheckout(page);
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/payment/success?session_id=${session}`);
  await expect(page.getByText('Nous vérifions votre paiement…').first()).toBeVisible();
  await expect(page.getByText('Votre paiement n’a pas abouti.')).toBeVisible();
  expect(asked).toBe(3);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/subscription');
});

test('somebody who has paid in another tab is let in, not charged again', async ({ page }) => {
  await signUp(page);
  await answerQuestionnaire(page);
  const other = await page.context().newPage();
  await other.goto('/subscription');
  await reachCheckout(other);
  await payWithTestCard(other);
  await expect(other).toHaveURL('/dashboard');
  // Without a press: the page that waits is told.
  await expect(page).toHaveURL('/dashboard');
});

test('what the browser is given holds no secret, and no key but publishable ones', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(js|css|html|json|map|webmanifest)$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  const secret =
    /(sk|rk)_(live|test)_\w|whsec_\w|sk-[\w-]{20}|-----BEGIN|postgres(ql)?:\/\/|smtps?:\/\/|OPENAI_API_KEY|STRIPE_(SECRET|WEBHOOK)/;
  const found = scripts.filter((file) => secret.test(readFileSync(join(dist, file), 'utf8')));
  expect(found).toEqual([]);
  expect('sk_live_51H').toMatch(secret);
});
