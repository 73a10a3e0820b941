import { expect, expectAccessible, test } from './journey';
import { failFor, failLater, holdAnswer } from './kitchen-kit';
import { openListWith, press, quickAdd, row, tick, removeLine } from './shopping-kit';

test('shopping: each change shows before its answer, and goes back with a sentence if it fails', async ({
  page,
}) => {
  await openListWith(page, ['savon', '6 tomates', '1 l de lait']);
  const problem = page.getByRole('alert');
  const heal = () => page.unrouteAll({ behavior: 'wait' });
  let fail = await failLater(page, 'SetShoppingItemsChecked');
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes('SetShoppingItemsChecked') === true,
  );
  await press(row(page, /lait/));
  await asked;
  await expect(row(page, /lait/)).toBeChecked();
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();
  fail();
  await expect(problem).toContainText("Impossible de mettre à jour l'article");
  await expect(row(page, /lait/)).not.toBeChecked();
  await expect(page.getByText('0 sur 3 articles · 0 %')).toBeVisible();
  await heal();

  await tick(page, /lait/);
  fail = await failLater(page, 'DeleteCheckedShoppingItems');
  await page.getByRole('button', { name: 'Supprimer cochés' }).click();
  await expect(row(page, /lait/)).toHaveCount(0);
  await expect(page.getByText('0 sur 2 articles · 0 %')).toBeVisible();
  fail();
  await expect(problem).toContainText('Impossible de supprimer les articles cochés');
  await expect(row(page, /lait/)).toBeChecked();
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();

  fail = await failLater(page, 'PutAwayShoppingItems');
  const putAway = page.getByRole('button', { name: 'Ranger au frigo' });
  await putAway.click();
  await expect(row(page, /lait/)).toHaveCount(0);
  await expect(page.getByText('0 sur 2 articles · 0 %')).toBeVisible();
  fail();
  await expect(problem).toContainText('Impossible de ranger les articles dans le frigo');
  await expect(row(page, /lait/)).toBeChecked();
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();

  // What else comes to pass meanwhile takes no sentence away that came after its own question.
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().postData()?.includes('"operationName":"SetShoppingItemsChecked"') ?? false,
  );
  const release = await holdAnswer(page, 'SetShoppingItemsChecked');
  await press(row(page, /tomates/));
  fail = await failLater(page, 'DeleteShoppingItems');
  await removeLine(page, 'savon');
  await expect(row(page, 'savon')).toHaveCount(0);
  fail();
  await expect(problem).toContainText("Impossible de supprimer l'article");
  await expect(row(page, 'savon')).toBeVisible();
  release();
  await answered;
  await expect(page.getByText('« tomates » dans le panier')).toBeVisible();
  await expect(problem).toContainText("Impossible de supprimer l'article");
  await press(row(page, /tomates/));
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();
  await heal();

  await removeLine(page, 'savon');
  await expect(row(page, 'savon')).toHaveCount(0);
  fail = await failLater(page, 'RestoreShoppingItems');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'savon')).toBeVisible();
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();
  fail();
  await expect(problem).toContainText('Impossible de remettre les articles dans la liste');
  await expect(row(page, 'savon')).toHaveCount(0);
  await expect(page.getByText('1 sur 2 articles · 50 %')).toBeVisible();

  fail = await failLater(page, 'AddShoppingItem');
  await quickAdd(page).fill('pain');
  await page.keyboard.press('Enter');
  await expect(row(page, 'pain')).toBeVisible();
  fail();
  await expect(problem).toContainText("Impossible d'ajouter l'article");
  await expect(row(page, 'pain')).toHaveCount(0);
  // Nobody types it again.
  await expect(quickAdd(page)).toHaveValue('pain');
});

test('shopping: an aisle that cannot be moved stays where it was, and a list that cannot be read is asked for again', async ({
  page,
}) => {
  await openListWith(page, ['6 tomates', '1 l de lait']);
  for (const operation of ['MoveAisle', 'SetProductAisle']) await failFor(page, operation);
  await page.getByRole('button', { name: 'Par rayon' }).click();
  const groups = page.locator('[data-print-sheet]').getByRole('heading');
  const order = ['Fruits et légumes', 'Frais et crèmerie'];
  await expect(groups).toContainText(order);
  await page.getByRole('button', { name: 'Ordre des rayons' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Monter : Frais et crèmerie' }).click();
  await expect(dialog.getByText('Impossible de déplacer le rayon')).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Fruits et légumes');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(groups).toContainText(order);

  await page.getByRole('button', { name: 'Détails : tomates' }).click();
  await page.getByRole('combobox', { name: 'Rayon' }).click();
  await page.getByRole('option', { name: 'Autres' }).click();
  await expect(dialog.getByRole('alert')).toContainText("Impossible de mettre à jour l'article");
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(groups).toContainText(order);

  await failFor(page, 'ShoppingList');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Impossible de charger la liste de courses' }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(groups).toContainText(order);
});
