import { tsImport } from 'tsx/esm/api';
import { hardViews } from './camera.mjs';
import { holdAnswer } from './faults.mjs';

const { expectStep, newVisitor, payWithTestCard } = await tsImport(
  '../../e2e/journey.ts',
  import.meta.url,
);

const next = { name: 'Suivant' };
const payPage = '/payment/success';

/** From the form to the paid subscription. */
export async function newcomer({ page, scene }) {
  const camille = newVisitor('Camille');
  // A press before a step is there would be for the last one.
  const step = (nth) => expectStep(page, nth);
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Prénom').fill(camille.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(camille.lastName);
  await page.getByLabel('Email').fill(camille.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(camille.password);
  await scene('auth-sign-up-filled');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await page.waitForURL('**/questionnaire');

  await scene('questionnaire-1', {
    reach: async () => {
      await page.getByRole('button', { name: 'Ajouter : Adultes' }).click();
      await page.getByRole('button', { name: 'Ajouter : Enfants' }).click({ clickCount: 2 });
    },
  });
  await page.getByRole('button', next).click();
  await step(2);
  await scene('questionnaire-2', {
    reach: async () => {
      await page.getByText('Sans gluten').click();
      await page.getByText('Céleri').click();
    },
  });
  await scene('questionnaire-2-consent', {
    reach: async () => {
      await page.getByRole('button', next).click();
      await page.getByText('Pour garder vos restrictions').waitFor();
    },
  });
  await scene('questionnaire-2-consent-hard', { views: hardViews });
  await page.getByText('J’accepte que Popote garde').click();
  await page.getByRole('button', next).click();
  await step(3);
  await scene('questionnaire-3', {
    reach: async () => {
      await page.getByLabel('Aliments préférés').fill('courgettes, saumon, citron');
      await page.getByLabel('Aliments à éviter').fill('coriandre');
    },
  });
  await page.getByRole('button', next).click();
  await step(4);
  await scene('questionnaire-4');
  await page.getByRole('button', { name: 'Terminer' }).click();
  await page.waitForURL('**/subscription');

  const subscribe = page.getByRole('button', { name: /^S’abonner|Commencer mes/ });
  await scene('subscription', { reach: () => subscribe.waitFor() });
  await scene('subscription-wrong-code', {
    reach: async () => {
      await page.getByLabel('Code promo').fill('GRATUIT');
      await subscribe.click();
      await page.getByText('Ce code promo n’existe pas').waitFor();
    },
  });
  await scene('payment-unconfirmed', {
    reach: async () => {
      await page.goto(payPage);
      await page.getByRole('link', { name: 'Réessayer' }).waitFor();
    },
  });
  await page.goto('/subscription');
  // The page keeps what was typed.
  await page.getByLabel('Code promo').fill('');
  await subscribe.click();
  await page.waitForURL(/\/dev\/stripe\//);
  await scene('checkout');
  await scene('checkout-declined', {
    reach: async () => {
      await payWithTestCard(page, '4000 0000 0000 0002');
      await page.locator('[name=number]').waitFor();
    },
  });
  const paid = page.waitForRequest((request) => request.url().includes(`${payPage}?`));
  await payWithTestCard(page);
  const confirmation = (await paid).url();
  await page.waitForURL('**/dashboard');

  let release;
  await scene('payment-checking', {
    reach: async () => {
      release = await holdAnswer(page, 'ConfirmCheckout');
      await page.goto(confirmation);
      await page.getByRole('heading', { name: /^Nous vérifions votre paiement/ }).waitFor();
    },
  });
  release?.();
  await scene('payment-confirmed', {
    again: async () => {
      await page.goto(confirmation);
      await page.getByRole('heading', { name: 'Bienvenue à table' }).waitFor();
    },
  });
}
