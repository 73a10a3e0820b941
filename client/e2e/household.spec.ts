import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anotherBrowser, openQuietly, signUpHere, verifyByApi } from './account-kit';
import { expect, expectAccessible, newVisitor, test } from './journey';
import { send } from './kitchen-kit';
import { invitationFor } from './outbox';
import { today } from './planning-kit';
import { addLine, press, row } from './shopping-kit';
import { subscribeByApi } from './subscribe-by-api';

/** A subscriber whose address is verified, since nobody else invites; at their settings. */
async function becomeHost(page: Page): Promise<void> {
  const visitor = newVisitor('Ana');
  await subscribeByApi(page, visitor);
  await verifyByApi(page, visitor.email);
  await openQuietly(page, '/dashboard/settings');
}

const plan = `mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }`;
const cook = `mutation ($id: ID!) { setPlannedMealCooked(id: $id, cooked: true) { __typename } }`;

const section = (page: Page) => page.getByRole('region', { name: 'Foyer', exact: true });

/** Invites on the settings page. */
async function invite(page: Page, email: string, former?: string): Promise<string> {
  await section(page).getByLabel('Adresse email de la personne à inviter').fill(email);
  await section(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(section(page).getByText(`Invitation envoyée à ${email}`)).toBeVisible();
  return invitationFor(page, email, former);
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

  const guest = await anotherBrowser(browser);
  await guest.goto(link);
  await expect(
    guest.getByRole('heading', { level: 1, name: 'Ana vous invite à sa table' }),
  ).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(guest.getByText('Ana vous invite à partager sa cuisine.')).toBeVisible();
  await expect(guest.getByText('puis deux questions sur vos goûts')).toBeVisible();
  await expect(guest.getByLabel('Email')).toHaveValue(bruno.email);
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

  // Who follows the link again is told what became of it: that it has brought them there, or somebody else.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Vous êtes à table' })).toBeVisible();
  const third = await anotherBrowser(browser);
  await third.goto(link);
  await expect(third.getByRole('heading', { name: 'Cette invitation a déjà servi' })).toBeVisible();
  await expectAccessible(third);
  await third.goto('/invitation/made-up');
  await expect(
    third.getByRole('heading', { name: 'Cette invitation n’existe plus' }),
  ).toBeVisible();
  await expect(third.getByRole('link', { name: 'Découvrir Popote' })).toBeVisible();
  await third.context().close();

  await page.goto('/dashboard/shopping');
  await openQuietly(guest, '/dashboard/shopping');
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
  await expect(row(guest, /riz/)).toBeVisible();

  // So is tonight: the dish that one has cooked says so to the other, and comes last.
  await guest.goto('/dashboard');
  const [starter, main] = [randomUUID(), randomUUID()];
  const dishes = [
    { id: main, recipeTitle: 'Papet', mealType: 'MAIN', time: '20:00' },
    { id: starter, recipeTitle: 'Velouté', mealType: 'STARTER', time: '19:00' },
  ];
  for (const dish of dishes)
    await send(page, plan, { input: { ...dish, date: today(), servings: 2 } });
  await expect(guest.getByRole('region', { name: 'Papet' })).toContainText('Velouté');
  await send(page, cook, { id: main });
  await expect(
    guest.getByRole('region', { name: 'Velouté' }).getByRole('link', { name: /^Papet\s*Cuisiné$/ }),
  ).toBeVisible();

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

test('somebody with an account sees the invitation come in, in every tab', async ({
  page,
  browser,
}) => {
  await becomeHost(page);
  const guest = await anotherBrowser(browser);
  const bruno = newVisitor('Bruno');
  await subscribeByApi(guest, bruno);
  await openQuietly(guest, '/dashboard');
  const unread = /^Notifications, 2 non lues$/;
  const tab = await guest.context().newPage();
  await tab.goto('/dashboard/planning');
  await expect(tab.getByRole('button', { name: /^Notifications, 1 non lue$/ })).toBeVisible();
  await invite(page, bruno.email);
  await expect(guest.getByRole('button', { name: unread })).toBeVisible();
  await expect(tab.getByRole('button', { name: unread })).toBeVisible();
  // What it reads as it opens has come before the next thing happens.
  const read = guest.waitForResponse(
    (answer) => answer.request().postData()?.includes('"operationName":"Notifications"') ?? false,
  );
  await guest.getByRole('button', { name: /^Notifications/ }).click();
  await (await read).finished();
  const sheet = guest.getByRole('dialog', { name: 'Notifications' });
  await expect(sheet.getByText('Ana vous invite à rejoindre son foyer.')).toBeVisible();
  // An open list follows too.
  await page.getByRole('button', { name: /^Annuler l’invitation/ }).click();
  await expect(sheet.getByText('Ana vous invite à rejoindre son foyer.')).toBeHidden();
  await expect(section(page).getByText('Invitations en attente')).toBeHidden();
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
  await subscribeByApi(page, newVisitor());
  const streams: string[] = [];
  page.context().on('request', (request) => {
    // The page before may open its own just as it is left.
    if (request.url().endsWith('?endless') && request.frame().url().endsWith('/shopping'))
      streams.push(request.url());
  });
  await openQuietly(page, '/dashboard/shopping');
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
