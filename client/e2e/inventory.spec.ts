import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { send } from './kitchen-kit';

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

test('the fridge: add, change, take out, undo, and cook from it', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/inventory');
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter un article' })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(page.getByText('Aucun ingrédient disponible dans le frigo')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();

  const add = page.getByRole('button', { name: 'Ajouter un article' }).first();
  await add.click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Ajouter au frigo' }).click();
  await expect(form.getByText("Veuillez entrer un nom d'article")).toBeVisible();
  await form.getByLabel('Nom').fill('Yaourts nature');
  await form.getByLabel('Quantité').fill('quatre');
  await form.getByRole('button', { name: 'Utiliser cette date' }).click();
  await expect(form.getByLabel('Date d’expiration')).toHaveValue(dayFromNow(7));
  await expect(form.getByLabel('Catégorie')).toHaveText('Produits Laitiers');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Ajouter au frigo' }).click();
  await expect(form).toBeHidden();

  const fridge = page.getByRole('region', { name: 'Mon Frigo' });
  const yoghurt = fridge.getByRole('listitem').filter({ hasText: 'Yaourts nature' });
  await expect(yoghurt).toContainText(`Expire le ${words(dayFromNow(7))}`);

  // Each change of the fridge is one request, and nothing is asked again.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body = request.postDataJSON() as { operationName: string };
    sent.push(body.operationName);
  });
  await yoghurt.getByRole('button', { name: 'Ajouter 1 : Yaourts nature' }).click();
  await expect(yoghurt.getByText('2', { exact: true })).toBeVisible();
  await yoghurt.getByRole('button', { name: 'Modifier : Yaourts nature' }).click();
  await form.getByLabel('Date d’expiration').fill(dayFromNow(0));
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(yoghurt).toContainText(`Périmé depuis le ${words(dayFromNow(0))}`);
  // Nobody is told to cook what has expired.
  await expect(page.getByRole('heading', { name: 'À vérifier' })).toBeVisible();
  await expect(page.getByText('1 article · 1 périmé')).toBeVisible();
  const cookSoon = page.getByRole('button', { name: 'Cuisiner ce qui presse' });
  await expect(cookSoon).toHaveCount(0);
  await yoghurt.getByRole('button', { name: 'Modifier : Yaourts nature' }).click();
  await form.getByLabel('Date d’expiration').fill(dayFromNow(1));
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name: 'Expire bientôt' })).toBeVisible();
  await expect(page.getByText('1 article · 1 à manger en premier')).toBeVisible();
  await expect(cookSoon).toBeVisible();
  await expect
    .poll(() => sent.filter((name) => name !== 'StorageAdvice'))
    .toEqual(['UpdateInventoryItem', 'UpdateInventoryItem', 'UpdateInventoryItem']);
  await expectAccessible(page);

  await yoghurt.getByRole('button', { name: 'Enlever 1 : Yaourts nature' }).click();
  await yoghurt.getByRole('button', { name: 'Sortir du frigo : Yaourts nature' }).click();
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(yoghurt).toBeVisible();

  await page.getByRole('button', { name: 'Viandes et Poissons' }).click();
  await expect(page.getByText('Rien de tel dans le frigo')).toBeVisible();
  await page.getByRole('button', { name: 'Tous' }).click();
  await page.getByRole('searchbox').fill('YAOURT');
  await expect(yoghurt).toBeVisible();

  await page.getByRole('button', { name: 'Générer une recette' }).first().click();
  await expect(form.getByRole('radio', { name: /Plat principal/ })).toBeChecked();
  await form.getByRole('button', { name: 'Générer une recette' }).click();
  await expect(form.getByRole('button', { name: 'Regénérer' })).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
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
  await expect(page.getByText(/^Au frigo\s:/)).toBeVisible();
  await form.getByRole('link', { name: `Cuisiner : ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'À manger en premier' })).toBeVisible();
  await expect(page.getByText('Yaourts nature')).toBeVisible();
});

test('markup in a name is shown as text', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/inventory');
  await page.getByRole('button', { name: 'Ajouter un article' }).first().click();
  await page.getByLabel('Nom').fill('<script>document.title="x"</script>');
  await page.getByRole('button', { name: 'Ajouter au frigo' }).click();
  const fridge = page.getByRole('region', { name: 'Mon Frigo' });
  await expect(fridge.getByText('<script>document.title="x"</script>')).toBeVisible();
});

test('the fridge: what was bought is put in, one thing after the other', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/inventory');
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const form = page.getByRole('dialog');
  const name = form.getByLabel('Nom');
  const more = form.getByRole('button', { name: 'Ajouter et continuer' });
  await more.click();
  await expect(form.getByText("Veuillez entrer un nom d'article")).toBeVisible();
  await name.fill('Lait');
  await form.getByLabel('Quantité').fill('3');
  await more.click();
  await expect(form.getByRole('status')).toHaveText('Lait est dans le frigo');
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expect(form.getByLabel('Quantité')).toHaveValue('1');
  await expectAccessible(page);
  await page.keyboard.type('Miel');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('2 articles', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Modifier : Lait' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifier : Miel' })).toBeVisible();
});

test('the fridge: what has expired is neither to be eaten first nor ahead of what is', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const put = `mutation ($input: AddInventoryItemInput!) {
    addInventoryItem(input: $input) { __typename }
  }`;
  for (const [name, days] of [
    ['Crème', -2],
    ['Jambon', -1],
    ['Tofu', -3],
    ['Épinards', 2],
  ] as const)
    await send(page, put, { input: { name, expirationDate: dayFromNow(days) } });
  await page.reload();
  const soon = page.getByRole('region', { name: 'À manger en premier' });
  await expect(soon.getByRole('listitem')).toHaveText([/Épinards/, /Tofu/, /Crème/]);
  await page.goto('/dashboard/inventory');
  await expect(page.getByText('4 articles · 1 à manger en premier · 3 périmés')).toBeVisible();
  await page.getByRole('button', { name: 'Modifier : Épinards' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sortir du frigo' }).click();
  await expect(page.getByRole('heading', { name: 'À vérifier' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'À vérifier dans le frigo' })).toContainText(
    '3 articles du frigo sont périmés.',
  );
  await expectAccessible(page);
});
