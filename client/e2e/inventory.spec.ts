import type { Page } from '@playwright/test';
import { expect, expectAccessible, prepareSubscriber, test } from './journey';
import { recordRequests, send } from './kitchen-kit';
import { navigateTo } from './planning-kit';

const zurich = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });
const inWords = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayFromNow = (days: number): string =>
  zurich.format(new Date(Date.now() + days * 86_400_000));
const words = (day: string): string =>
  inWords.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ');

/** Puts plenty of everything into the fridge that the recipe just written takes. */
async function stockRecipe(page: Page): Promise<void> {
  const { viewer } = (await send(
    page,
    '{ viewer { recipeGeneration { recipe { ingredientProducts } } } }',
  )) as { viewer: { recipeGeneration: { recipe: { ingredientProducts: string[] } } } };
  const add = `mutation ($name: String!) {
    addInventoryItem(input: { name: $name, quantity: 9999 }) { __typename }
  }`;
  for (const name of viewer.recipeGeneration.recipe.ingredientProducts)
    await send(page, add, { name });
}

/** Of the dishes that suit the fridge, the first that lacks something goes on the plan and on the list, each by one request. */
async function cookFromWhatIsThere(page: Page): Promise<void> {
  const lacking = page.getByText(/^Il vous manque \d+ choses?\s:$/);
  const dish = page.getByRole('dialog').getByRole('article').filter({ has: lacking }).first();
  await expect(dish).toBeVisible();
  const sent = recordRequests(page);
  await dish.getByRole('button', { name: /^(Ce|Demain) soir/ }).click();
  await expect(dish.getByRole('button', { name: /^Prévu/ })).toBeVisible();
  const missing = await dish.getByText(/^Il vous manque \d+ choses?\s:$/).textContent();
  await dish.getByRole('button', { name: /^Sur la liste/ }).click();
  await expect(dish.getByText('Ajouté', { exact: true })).toBeVisible();
  expect(sent).toEqual(['PlanMeal', 'AddRecipeToShoppingList']);
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { shoppingItems { toCheck } } } dashboard { plannedMealsThisWeek } } }',
  )) as {
    viewer: {
      dashboard: { plannedMealsThisWeek: number };
      household: { kitchen: { shoppingItems: { toCheck: boolean }[] } };
    };
  };
  const articles = viewer.household.kitchen.shoppingItems.filter(({ toCheck }) => !toCheck);
  expect(articles).toHaveLength(Number(/\d+/.exec(missing ?? '')));
  expect(viewer.dashboard.plannedMealsThisWeek).toBe(1);
}

const put = `mutation ($input: AddInventoryItemInput!) {
  addInventoryItem(input: $input) { __typename }
}`;
const units = ['unité', 'g', 'kg', 'ml', 'l', 'càs', 'càc', 'pincée'];
const larder = ['Œufs', 'Riz', 'Oignons', 'Tomates', 'Pommes de terre', 'Carottes'];

test('the fridge: add one thing after the other, change, take out, undo, and cook from it', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await page.goto('/dashboard/inventory');
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter un article' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(page.getByText('Aucun ingrédient disponible dans le frigo')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();

  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  const form = page.getByRole('dialog');
  const [name, quantity] = [form.getByLabel('Nom'), form.getByLabel('Quantité')];
  // The form's defaults.
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(quantity).toHaveValue('1');
  const unit = form.getByRole('combobox', { name: 'Unité' });
  await expect(unit).toContainText('unité');
  await expect(form.getByRole('combobox', { name: 'Catégorie' })).toContainText('Autre');
  await expect(form.getByLabel('Date d’expiration')).toHaveValue('');
  await unit.click();
  await expect(page.getByRole('option')).toHaveText(units);
  await page.getByRole('option', { name: 'unité' }).click();
  const more = form.getByRole('button', { name: 'Ajouter et continuer' });
  for (const button of [form.getByRole('button', { name: 'Ajouter au frigo' }), more]) {
    await button.click();
    await expect(form.getByText("Veuillez entrer un nom d'article")).toBeVisible();
  }
  await name.fill('<script>document.title="x"</script>');
  await quantity.fill('3');
  await more.click();
  await expect(form.getByRole('status')).toHaveText(/^Au frigo\s: .*script/);
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expect(quantity).toHaveValue('1');
  await name.fill('Yaourts nature');
  await quantity.fill('quatre');
  await form.getByRole('button', { name: 'Utiliser cette date' }).click();
  await expect(form.getByLabel('Date d’expiration')).toHaveValue(dayFromNow(7));
  await expect(form.getByLabel('Catégorie')).toHaveText('Produits Laitiers');
  await name.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('2 articles', { exact: true })).toBeVisible();

  const fridge = page.getByRole('region', { name: 'Mon Frigo' });
  const markup = fridge.getByRole('listitem').filter({ hasText: '<script>document' });
  await expect(markup.getByText('3', { exact: true })).toBeVisible();
  const yoghurt = fridge.getByRole('listitem').filter({ hasText: 'Yaourts nature' });
  await expect(yoghurt).toContainText(`Expire le ${words(dayFromNow(7))}`);

  // Each change of the fridge is one request, and nothing is asked again.
  const sent = recordRequests(page);
  await yoghurt.getByRole('button', { name: 'Ajouter 1 : Yaourts nature' }).click();
  await expect(yoghurt.getByText('2', { exact: true })).toBeVisible();
  await yoghurt.getByRole('button', { name: 'Modifier : Yaourts nature' }).click();
  await form.getByLabel('Date d’expiration').fill(dayFromNow(0));
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(yoghurt).toContainText(`Périmé depuis le ${words(dayFromNow(0))}`);
  // Nobody is told to cook what has expired.
  await expect(page.getByRole('heading', { name: 'À vérifier' })).toBeVisible();
  await expect(page.getByText('2 articles · 1 périmé')).toBeVisible();
  const cookSoon = page.getByRole('button', { name: 'Cuisiner ce qui presse' });
  await expect(cookSoon).toHaveCount(0);
  await yoghurt.getByRole('button', { name: 'Modifier : Yaourts nature' }).click();
  await form.getByLabel('Date d’expiration').fill(dayFromNow(1));
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name: 'Expire bientôt' })).toBeVisible();
  await expect(page.getByText('2 articles · 1 à manger en premier')).toBeVisible();
  await expect(cookSoon).toBeVisible();
  await expect
    .poll(() => sent.filter((name) => name !== 'StorageAdvice'))
    .toEqual(['UpdateInventoryItem', 'UpdateInventoryItem', 'UpdateInventoryItem']);

  await yoghurt.getByRole('button', { name: 'Enlever 1 : Yaourts nature' }).click();
  await yoghurt.getByRole('button', { name: 'Sortir du frigo : Yaourts nature' }).click();
  await expect(yoghurt).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(yoghurt).toBeVisible();

  // Into the freezer and out of it in one press each, with another date each time, which says that it is an estimate.
  const places = page.getByRole('group', { name: 'Où c’est rangé' });
  await markup.getByRole('button', { name: /^Modifier/ }).click();
  await name.fill('Bœuf haché');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  const beef = (place: string) =>
    page
      .getByRole('region', { name: place })
      .getByRole('listitem')
      .filter({ hasText: 'Bœuf haché' });
  await beef('Mon Frigo')
    .getByRole('button', { name: /^Congeler/ })
    .click();
  await expect(beef('Mon Frigo')).toHaveCount(0);
  await places.getByText('Congélateur 1').click();
  await expect(beef('Congélateur')).toContainText(/Meilleur avant le .* \(estimation\)/);
  await beef('Congélateur')
    .getByRole('button', { name: /^Décongeler/ })
    .click();
  await places.getByText('Frigo 2').click();
  await expect(beef('Mon Frigo')).toContainText(`Expire le ${words(dayFromNow(1))} (estimation)`);
  await beef('Mon Frigo')
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await expect(form.getByRole('link', { name: /^Source/ })).toBeVisible();
  await form.getByLabel('Date d’expiration').fill('');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('2 articles · 1 à manger en premier')).toBeVisible();

  await page.getByRole('button', { name: 'Viandes et Poissons' }).click();
  await expect(page.getByText('Rien de tel dans le frigo')).toBeVisible();
  await page.getByRole('button', { name: 'Tous' }).click();
  await page.getByRole('searchbox').fill('YAOURT');
  await expect(yoghurt).toBeVisible();
  await expect(markup).toHaveCount(0);

  for (const each of larder) await send(page, put, { input: { name: each, quantity: 9 } });
  await expect(
    page.getByText(`${2 + larder.length} articles · 1 à manger en premier`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Générer une recette' }).first().click();
  await cookFromWhatIsThere(page);
  await page.reload();
  await page.getByRole('button', { name: 'Générer une recette' }).first().click();
  await expect(form.getByRole('button', { name: /^Prévu/ })).toHaveCount(1);
  await form.getByRole('button', { name: 'Demander une idée au chef' }).click();
  await expect(form.getByRole('radio', { name: /Plat principal/ })).toBeChecked();
  await form.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(form.getByRole('button', { name: 'Regénérer' })).toBeVisible({ timeout: 40_000 });
  await expect(form.getByRole('region', { name: 'Utilise de votre frigo' })).toContainText(
    new RegExp([...larder, 'Yaourts'].join('|')),
  );
  // Closing loses nothing: the recipe is there again, to be cooked.
  const title = (await form.getByRole('article').getByRole('heading').first().textContent()) ?? '';
  await form.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Générer une recette' }).first().click();
  await expect(form.getByRole('button', { name: 'Regénérer' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Ajouter au planning' })).toBeVisible();
  // The list gets what the fridge has not, and the rest is named.
  await stockRecipe(page);
  await form.getByRole('button', { name: 'Ajouter ce qui manque' }).click();
  await expect(page.getByText(/^Déjà à la maison\s:/)).toBeVisible();
  await form.getByRole('link', { name: `Cuisiner : ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'À manger en premier' })).toBeVisible();
  await expect(page.getByText('Yaourts nature')).toBeVisible();
});

test('the fridge: what has expired is neither to be eaten first nor ahead of what is', async ({
  page,
}) => {
  await prepareSubscriber(page);
  for (const [name, days] of [
    ['Crème', -2],
    ['Jambon', -1],
    ['Tofu', -3],
    ['Épinards', 2],
  ] as const)
    await send(page, put, { input: { name, expirationDate: dayFromNow(days) } });
  await page.goto('/dashboard');
  const soon = page.getByRole('region', { name: 'À manger en premier' });
  await expect(soon.getByRole('listitem')).toHaveText([/Épinards/, /Tofu/, /Crème/]);
  await navigateTo(page, /frig/i);
  await expect(page.getByText('4 articles · 1 à manger en premier · 3 périmés')).toBeVisible();
  await page.getByRole('button', { name: 'Modifier : Épinards' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sortir du frigo' }).click();
  await expect(page.getByRole('heading', { name: 'À vérifier' })).toBeVisible();
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await expect(page.getByRole('region', { name: 'À vérifier dans le frigo' })).toContainText(
    '3 articles du frigo sont périmés.',
  );
  await expectAccessible(page);
});
