import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import {
  becomeSubscriber,
  expect,
  expectAccessible,
  newVisitor,
  test,
  type Visitor,
} from './journey';
import { send } from './kitchen-kit';
import { invitationFor, linkFor } from './outbox';
import { addLine, press, row } from './shopping-kit';

/** Another person, in a browser of their own. */
async function another(browser: Browser): Promise<Page> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  return context.newPage();
}

/** A subscriber whose address is verified: nobody else invites. */
async function becomeHost(page: Page): Promise<void> {
  const { email } = await becomeSubscriber(page, newVisitor('Ana'));
  await page.goto(await linkFor(page, email, '/auth/verify'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
}

const section = (page: Page) => page.getByRole('region', { name: 'Foyer', exact: true });

async function invite(page: Page, email: string, former?: string): Promise<string> {
  await page.goto('/dashboard/settings');
  await section(page).getByLabel('Adresse email de la personne à inviter').fill(email);
  await section(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(section(page).getByText(`Invitation envoyée à ${email}`)).toBeVisible();
  return invitationFor(page, email, former);
}

/** Fills in the sign-up form where one stands. */
async function signUpHere(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
}

test('somebody who is invited signs up by the link, joins, and shares one list from then on', async ({
  page,
  browser,
}) => {
  test.slow();
  await becomeHost(page);
  const bruno = newVisitor('Bruno');
  const link = await invite(page, bruno.email);
  await expect(section(page).getByText(bruno.email, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const guest = await another(browser);
  await guest.goto(link);
  await expect(
    guest.getByRole('heading', { level: 1, name: 'Ana vous invite à sa table' }),
  ).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(guest.getByText('Ana vous invite à partager sa cuisine.')).toBeVisible();
  await expect(guest.getByText('puis deux questions sur vos goûts')).toBeVisible();
  await expect(guest.getByLabel('Email')).toHaveValue(bruno.email);
  await expectAccessible(guest);
  await signUpHere(guest, bruno);
  await expect(guest).toHaveURL(new URL(link).pathname);
  await expect(guest.getByText('rien n’est perdu')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Rejoindre le foyer' }).click();
  await expect(guest).toHaveURL('/questionnaire');
  await section(page).getByText('Bruno').waitFor();
  await expect(section(page).getByText(bruno.email, { exact: true })).toBeHidden();

  // The household has answered what is the same for all, and pays: no checkout in between.
  await expect(guest.getByText('Étape 1 sur 2')).toBeVisible();
  await expect(guest.getByText(/Votre foyer a déjà dit .*2 adultes, 2 enfants/)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Suivant' }).click();
  await guest.getByRole('button', { name: 'Terminer' }).click();
  await expect(guest).toHaveURL('/dashboard');

  await page.goto('/dashboard/shopping');
  await guest.goto('/dashboard/shopping');
  await expect(guest.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await addLine(page, '2 kg de pommes');
  await expect(row(guest, /pommes/)).toBeVisible();
  await addLine(guest, 'lait');
  await expect(row(page, /lait/)).toBeVisible();
  await press(row(guest, /pommes/));
  await expect(row(page, /pommes/)).toBeChecked();
  await press(row(page, /pommes/));
  await expect(row(guest, /pommes/)).not.toBeChecked();

  // What was missed while the network was away arrives once it is back.
  await guest.context().setOffline(true);
  await addLine(page, 'riz');
  await guest.context().setOffline(false);
  await expect(row(guest, /riz/)).toBeVisible({ timeout: 40_000 });

  await guest.goto('/dashboard/settings');
  await section(guest).getByRole('button', { name: 'Quitter le foyer' }).click();
  const question = guest.getByRole('alertdialog', { name: /Quitter le foyer/ });
  await expectAccessible(guest);
  await question.getByRole('button', { name: 'Quitter le foyer' }).click();
  // Nobody pays for a household of one's own yet.
  await expect(guest).toHaveURL('/subscription');
  await page.goto('/dashboard/settings');
  await expect(section(page).getByText('Ana')).toBeVisible();
  await expect(section(page).getByText('Bruno')).toBeHidden();
  await guest.context().close();
});

test('an invitation that is used, taken back or made up says so, and shows a way on', async ({
  page,
  browser,
}) => {
  test.slow();
  await becomeHost(page);
  const bruno = newVisitor('Bruno');
  const link = await invite(page, bruno.email);
  const guest = await another(browser);
  await guest.goto('/invitation/made-up');
  await expect(
    guest.getByRole('heading', { name: 'Cette invitation n’existe plus' }),
  ).toBeVisible();
  await expectAccessible(guest);
  await expect(guest.getByRole('link', { name: 'Découvrir Popote' })).toBeVisible();

  await section(page)
    .getByRole('button', { name: `Annuler l’invitation envoyée à ${bruno.email}` })
    .click();
  await expect(section(page).getByText('Invitations en attente')).toBeHidden();
  await guest.goto(link);
  await expect(
    guest.getByRole('heading', { name: 'Cette invitation n’existe plus' }),
  ).toBeVisible();

  const again = await invite(page, bruno.email, link);
  await page.goto(again);
  await expect(page.getByRole('heading', { name: 'Vous êtes à table' })).toBeVisible();
  await expectAccessible(page);

  await becomeSubscriber(guest, bruno);
  await guest.goto(again);
  await guest.getByRole('button', { name: 'Rejoindre le foyer' }).click();
  await expect(guest).toHaveURL('/dashboard');
  const third = await another(browser);
  await third.goto(again);
  await expect(third.getByRole('heading', { name: 'Cette invitation a déjà servi' })).toBeVisible();
  await expectAccessible(third);
  await Promise.all([guest.context().close(), third.context().close()]);
});

test('somebody with an account sees the invitation come in, in every tab', async ({
  page,
  browser,
}) => {
  await becomeHost(page);
  const guest = await another(browser);
  const bruno = await becomeSubscriber(guest, newVisitor('Bruno'));
  const unread = /^Notifications, 2 non lues$/;
  const tab = await guest.context().newPage();
  await tab.goto('/dashboard/planning');
  await expect(tab.getByRole('button', { name: /^Notifications, 1 non lue$/ })).toBeVisible();
  await invite(page, bruno.email);
  await expect(guest.getByRole('button', { name: unread })).toBeVisible();
  await expect(tab.getByRole('button', { name: unread })).toBeVisible();
  await guest.getByRole('button', { name: /^Notifications/ }).click();
  const sheet = guest.getByRole('dialog', { name: 'Notifications' });
  await expect(sheet.getByText('Ana vous invite à rejoindre son foyer.')).toBeVisible();
  await expectAccessible(guest);
  // An open list follows too.
  await page.getByRole('button', { name: /^Annuler l’invitation/ }).click();
  await expect(sheet.getByText('Ana vous invite à rejoindre son foyer.')).toBeHidden();
  await invite(page, bruno.email);
  await expect(sheet.getByText('Ana vous invite à rejoindre son foyer.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(tab.getByRole('button', { name: /^Notifications$/ })).toBeVisible();
  await sheet.getByRole('link', { name: 'Voir l’invitation' }).click();
  await expect(guest.getByRole('heading', { name: 'Ana vous invite à sa table' })).toBeVisible();
  // An address that nobody has shown to be theirs opens nothing by itself.
  await guest.getByRole('button', { name: 'Rejoindre le foyer' }).click();
  await expect(guest.getByText('confirmez d’abord votre adresse email')).toBeVisible();
  await guest.context().close();
});

test('two tabs of one person show the same, by one stream', async ({ page }) => {
  await becomeSubscriber(page);
  const streams: string[] = [];
  page.context().on('request', (request) => {
    // The page before may open its own just as it is left.
    if (request.url().endsWith('?endless') && request.frame().url().endsWith('/shopping'))
      streams.push(request.url());
  });
  await page.goto('/dashboard/shopping');
  await expect.poll(() => streams.length).toBe(1);
  const tab = await page.context().newPage();
  await tab.goto('/dashboard/shopping');
  await expect(tab.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await send(page, `mutation { addShoppingItem(input: { line: "farine" }) { __typename } }`);
  await expect(row(tab, /farine/)).toBeVisible();
  await expect(row(page, /farine/)).toBeVisible();
  expect(streams).toHaveLength(1);
  // The tab that had the stream closes: the other takes over.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await send(tab, `mutation { addShoppingItem(input: { line: "beurre" }) { __typename } }`);
  await expect(row(tab, /beurre/)).toBeVisible();
});
