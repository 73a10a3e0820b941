import type { Page } from '@playwright/test';
import {
  answerQuestionnaire,
  becomeSubscriber,
  expect,
  expectAccessible,
  newVisitor,
  payWithTestCard,
  test,
} from './journey';

/** The requests to the API that the page sends from now on. */
function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body = request.postDataJSON() as { operationName?: string } | null;
    sent.push(body?.operationName ?? '?');
  });
  return sent;
}

/** By the sidebar, or by the phone's bottom bar, where names are shorter. */
const goTo = (page: Page, name: RegExp) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name })
    .filter({ visible: true })
    .first()
    .click();

async function askForMain(page: Page): Promise<void> {
  await page.goto('/dashboard/feed');
  await page.getByRole('button', { name: /Plat principal/ }).click();
}

const keep = (page: Page) => page.getByRole('button', { name: /^Ajouter aux favoris/ }).first();
const letGo = (page: Page) => page.getByRole('button', { name: /^Retirer des favoris/ }).first();
const favoriteStat = (page: Page) => page.getByRole('link', { name: /recettes? favorites?/ });

test('a family without gluten goes from the landing page to a saved main course', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Commencer' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  const visitor = newVisitor('Noémie');
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL('/questionnaire');
  await answerQuestionnaire(page);
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await page.waitForURL(/\/dev\/stripe\//);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Bienvenue à table' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await expect(page.getByRole('heading', { name: /Noémie/ })).toBeVisible();
  await expect(favoriteStat(page)).toContainText('0');
  await expectAccessible(page);

  await goTo(page, /^(Suggestions|Idées)$/);
  await expect(page.getByRole('button', { name: /Plat principal/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Plat principal/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Génération en cours...', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Notre chef virtuel concocte une délicieuse suggestion pour vous'),
  ).toBeVisible();
  await expectAccessible(page);

  await expect(keep(page)).toBeVisible({ timeout: 60_000 });
  const checked = page.getByRole('list', { name: /aucun ingrédient interdit trouvé pour/i });
  await expect(checked).toContainText('sans gluten');
  await expect(checked).toContainText('sans coriandre');
  await expect(page.getByText(/coriandre/i)).toHaveCount(1);
  await expectAccessible(page);

  const sent = recordRequests(page);
  await keep(page).click();
  await expect(letGo(page)).toBeVisible();
  await goTo(page, /^(Tableau de bord|Accueil)$/);
  await expect(favoriteStat(page)).toContainText('1');
  expect(sent.filter((name) => name === 'AddFavorite')).toHaveLength(1);

  await page.goto('/dashboard/favorites');
  await expect(page.getByRole('button', { name: /^Supprimer des favoris/ })).toBeVisible();
  await expectAccessible(page);
});

test('a favourite is one request, and every count and list on screen follows from it', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/favorites');
  await expect(page.getByText('Aucune recette favorite trouvée')).toBeVisible();
  await expectAccessible(page);
  await askForMain(page);
  await expect(keep(page)).toBeVisible({ timeout: 60_000 });

  const sent = recordRequests(page);
  await keep(page).click();
  await expect(letGo(page)).toBeVisible();
  await expect(letGo(page)).toBeEnabled();
  expect(sent).toEqual(['AddFavorite']);

  await letGo(page).click();
  await expect(keep(page)).toBeVisible();
  expect(sent).toEqual(['AddFavorite', 'RemoveFavorite']);
});

test('what a page shows is asked while its code is on its way, and only once', async ({ page }) => {
  await becomeSubscriber(page);
  // No page of the app, which could still have something to ask.
  await page.goto('/privacy');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const sent = recordRequests(page);
  await page.goto('/dashboard/shopping', { waitUntil: 'commit' });
  await expect.poll(() => sent).toEqual(['Guard', 'ShoppingList']);
  release();
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  expect(sent).toEqual(['Guard', 'ShoppingList']);

  // Answers that never came are asked for again.
  await page.route('**/graphql', (route) => route.abort(), { times: 2 });
  await page.goto('/dashboard/inventory');
  await expect(page.getByText('Votre frigo est vide').first()).toBeVisible();
});

test('a favourite that fails rolls back and says so', async ({ page }) => {
  await becomeSubscriber(page);
  await askForMain(page);
  await expect(keep(page)).toBeVisible({ timeout: 60_000 });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('addFavorite')
      ? route.fulfill({ status: 500, json: { errors: [{ message: 'no' }] } })
      : route.continue(),
  );
  await keep(page).click();
  await expect(page.getByText('Impossible de gérer les favoris')).toBeVisible();
  await expect(keep(page)).toBeVisible();
  await page.unroute('**/graphql');
  await keep(page).click();
  await expect(letGo(page)).toBeVisible();
});

test('reloading in the middle of a generation resumes it', async ({ page }) => {
  await becomeSubscriber(page);
  await askForMain(page);
  await expect(
    page.getByRole('heading', { name: 'Génération en cours...', exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(keep(page)).toBeVisible({ timeout: 60_000 });
});

test('the full recipe opens in a dialog, by keyboard, and gives the focus back', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await askForMain(page);
  const open = page.getByRole('button', { name: /^Voir la recette complète/ });
  await expect(open).toBeVisible({ timeout: 60_000 });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expect(dialog.getByRole('list').last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('stop, change type and regenerate do what they say', async ({ page }) => {
  await becomeSubscriber(page);
  await askForMain(page);
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByText('Le chef a posé sa cuillère')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Changer de type' }).first().click();
  await page.getByRole('button', { name: /^Dessert/ }).click();
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(keep(page)).toBeVisible({ timeout: 60_000 });
  const first = await title.textContent();
  await page.getByRole('button', { name: 'Regénérer' }).first().click();
  await expect(
    page.getByRole('heading', { name: 'Génération en cours...', exact: true }),
  ).toBeVisible();
  await expect(keep(page)).toBeVisible({ timeout: 60_000 });
  expect(await title.textContent()).not.toBe(first);
});
