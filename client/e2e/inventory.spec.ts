import { becomeSubscriber, expect, expectAccessible, test } from './journey';

const zurich = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });
const inWords = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayFromNow = (days: number): string =>
  zurich.format(new Date(Date.now() + days * 86_400_000));
const words = (day: string): string =>
  inWords.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ');

test('the fridge: add, change, take out, undo, and cook from it', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/inventory');
  await expect(page.getByRole('heading', { name: 'Votre frigo est vide' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Expire bientôt' })).toBeVisible();
  await expect
    .poll(() => sent.filter((name) => name !== 'StorageAdvice'))
    .toEqual(['UpdateInventoryItem', 'UpdateInventoryItem']);
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
  await form.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(form).toBeHidden();

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
