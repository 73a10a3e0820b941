import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPortal, openQuietly, signUpHere } from './account-kit';
import {
  answerQuestionnaire,
  expect,
  expectAccessible,
  newVisitor,
  payWithTestCard,
  test,
} from './journey';
import { recordRequests } from './kitchen-kit';
import { answerByApi, payByApi, signUpByApi, subscribeByApi } from './subscribe-by-api';

const subscribeButton = /^S’abonner|^Commencer mes|^Reprendre/;
/** Saved without complaint, then refused at every charge. */
const laterRefused = '4000000000000341';

async function reachCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: subscribeButton }).click();
  await page.waitForURL(/\/dev\/stripe\/checkout\//);
}

test('FREE30 goes from the banner through sign-up and the checkout to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/dashboard/favorites');
  await expect(page).toHaveURL('/auth');
  const promise = page.getByText(/^Vos 30 jours gratuits vous attendent/);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByLabel('Prénom')).toBeVisible();
  await expect(promise).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('link', { name: 'J’en profite' }).click();
  await expect(promise).toBeVisible();
  await signUpHere(page, newVisitor());
  await expect(page).toHaveURL('/questionnaire');
  await answerQuestionnaire(page);

  // Nobody is premium, and nothing is asked of the server, by a visit to where Stripe leads back to.
  const asked = recordRequests(page);
  await page.goto('/payment/success');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/subscription');
  expect(asked).not.toContain('ConfirmCheckout');

  const code = page.getByLabel('Code promo');
  await expect(code).toHaveValue('FREE30');
  await code.fill('GRATUIT');
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await expect(code).toHaveAccessibleDescription(/Ce code promo n’existe pas/);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await code.fill('FREE30');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Commencer mes 30 jours gratuits' }).click();
  await page.waitForURL(/\/dev\/stripe\/checkout\//);
  await expect(page.getByText('30 jours gratuits')).toBeVisible();
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: /sans payer/ }).click();
  await expect(page.getByText('Paiement annulé : rien n’a été débité.')).toBeVisible();
  await expect(code).toHaveValue('FREE30');

  // A checkout that is not paid is asked about three times, whose waits are no waits here, and then given up.
  const otherTab = await page.context().newPage();
  const confirmations = recordRequests(otherTab);
  await otherTab.addInitScript({
    content: `const later = window.setTimeout;
      window.setTimeout = (run, ms, ...rest) => later(run, [2000, 4000].includes(ms) ? 0 : ms, ...rest);`,
  });
  await otherTab.goto(`/payment/success?session_id=${session}`);
  await expect(otherTab.getByText('Votre paiement n’a pas abouti.')).toBeVisible();
  expect(confirmations.filter((name) => name === 'ConfirmCheckout')).toHaveLength(3);
  await otherTab.getByRole('link', { name: 'Réessayer' }).click();
  await expect(otherTab).toHaveURL('/subscription');
  await expect(otherTab.getByRole('button', { name: subscribeButton })).toBeVisible();

  // A refused card can be mended, and going back never sends it again.
  await reachCheckout(page);
  await payWithTestCard(page, '4000 0000 0000 0002');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Votre carte a été refusée');
  await page.goBack();
  await expect(page.locator('[name=number]')).toHaveValue('');
  await page.goForward();
  await expect(refusal).toContainText('Votre carte a été refusée');
  await page.reload();
  await expect(refusal).toContainText('Votre carte a été refusée');
  const back = page.waitForRequest((request) => request.url().includes('/payment/success?'));
  await payWithTestCard(page);
  await expect(page).toHaveURL('/dashboard/favorites');
  // Without a press: the tab that waits is told.
  await expect(otherTab).toHaveURL('/dashboard');

  // The good news goes on by itself after two seconds: here it waits for the press.
  await page.addInitScript({
    content: `const later = window.setTimeout;
      window.setTimeout = (run, ms, ...rest) => (ms === 2000 ? 0 : later(run, ms, ...rest));`,
  });
  await page.goto((await back).url());
  await expect(page.getByRole('heading', { name: 'Bienvenue à table' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a subscription that was cancelled runs out, closes the kitchen, and opens it again', async ({
  page,
}) => {
  const visitor = newVisitor();
  const { email } = visitor;
  await subscribeByApi(page, visitor, 'FREE30');
  await openQuietly(page, '/dashboard/settings');
  const card = page.locator('[data-standing]');
  await expect(card).toContainText(/Essai jusqu’au \d+(?:er)? \S+ \d{4}/);
  await page.getByRole('button', { name: 'Gérer mon abonnement' }).click();
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  await page.getByRole('button', { name: 'Résilier à la fin de la période' }).click();
  await expect(page.getByText('votre abonnement s’arrêtera')).toBeVisible();
  await page.getByRole('link', { name: 'Retourner à Popote' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(card).toContainText(/se termine le \d+(?:er)? \S+ \d{4}/);

  // The portal leads back to the settings, which are closed by then and no place to pay for.
  await openPortal(page);
  await page.getByRole('button', { name: 'Passer à la prochaine échéance' }).click();
  await expect(page.getByText('Résilié', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Retourner à Popote' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText(/^Terminé le \d/)).toBeVisible();
  await expect(page.getByText('Rien n’est effacé')).toBeVisible();

  // The portal's failure is said; what the device remembered is forgotten only once it opens.
  const remembered = () => page.evaluate(() => localStorage.getItem('subscription-store') ?? '');
  await expect.poll(remembered).toContain(email);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('OpenBillingPortal')
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.fallback(),
  );
  const manage = page.getByRole('button', { name: 'Gérer mon abonnement' });
  await manage.click();
  await expect(page.getByRole('alert')).toContainText("Impossible d'accéder au portail de gestion");
  expect(await remembered()).toContain(email);
  await page.unrouteAll({ behavior: 'wait' });
  await manage.click();
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  expect(await remembered()).not.toContain(email);
  await page.getByRole('link', { name: 'Retourner à Popote' }).click();
  await expect(page).toHaveURL('/subscription');

  // The account is open still, leads back here, and gives everything away.
  await page.getByRole('link', { name: 'Mon compte et mes données' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter mes données' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^popote-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    format: 'popote-export',
    tables: { User: [{ email }] },
  });
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
  await signUpByApi(page, newVisitor());
  await answerByApi(page);
  await payByApi(page, { promoCode: 'FREE30', card: laterRefused });
  await openPortal(page);
  await page.getByRole('button', { name: 'Passer à la prochaine échéance' }).click();
  await expect(page.getByText('Paiement refusé', { exact: true })).toBeVisible();

  // Within the seven days the kitchen is open, and the bell says what happened.
  await openQuietly(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Votre cuisine' })).toContainText(
    /Votre cuisine reste ouverte jusqu’au \d/,
  );
  await expectAccessible(page);
  await page.goto('/dashboard/settings');
  await expect(page.locator('[data-standing]')).toContainText('Votre carte a été refusée');
  await expect(page.getByRole('button', { name: 'Mettre ma carte à jour' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/Votre carte n’a pas pu être débitée de CHF/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre ma carte à jour' }).click();
  await page.waitForURL(/\/dev\/stripe\/portal\//);
  const retry = page.getByRole('button', { name: 'Passer à la prochaine tentative' });
  await retry.click();
  await retry.click();
  await page.getByRole('link', { name: 'Retourner à Popote' }).click();
  await expect(page).toHaveURL('/subscription');
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
  await expect(page).toHaveURL(/\/dashboard/);
});
