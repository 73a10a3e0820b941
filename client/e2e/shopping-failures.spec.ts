import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey';
import { failFor, failLater, holdAnswer, recordRequests } from './kitchen-kit';
import { readyToKeep } from './offline-kit';
import { addLine, openAlmostDone, openList, press, quickAdd, row } from './shopping-kit';

const offline = 'Pas de connexion Internet. Veuillez vérifier votre connexion et réessayer.';
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler' });

test('shopping: whatever fails says so, and the list is as it was', async ({ page }) => {
  await openList(page);
  for (const line of ['1 l de lait', '6 tomates', 'savon']) await addLine(page, line);
  const problem = page.getByRole('alert');
  for (const operation of [
    'DeleteCheckedShoppingItems',
    'RestoreShoppingItems',
    'SetProductAisle',
    'MoveAisle',
    'PutAwayShoppingItems',
  ])
    await failFor(page, operation);

  await press(row(page, /lait/));
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer cochés' }).click();
  await expect(problem).toContainText('Impossible de supprimer les articles cochés');
  await expect(row(page, /lait/)).toBeChecked();
  await page.getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(problem).toContainText('Impossible de ranger les articles dans le frigo');
  await expect(row(page, /lait/)).toBeChecked();
  // What else comes to pass meanwhile takes no sentence away that came after its own question.
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().postData()?.includes('"operationName":"SetShoppingItemsChecked"') ?? false,
  );
  const release = await holdAnswer(page, 'SetShoppingItemsChecked');
  await press(row(page, /tomates/));
  await page.getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(problem).toContainText('Impossible de ranger les articles dans le frigo');
  release();
  await answered;
  await expect(page.getByText('« tomates » est dans le panier')).toBeVisible();
  await expect(problem).toContainText('Impossible de ranger les articles dans le frigo');
  await press(row(page, /tomates/));

  await page.getByRole('button', { name: 'Supprimer : savon' }).click();
  await expect(row(page, /savon/)).toHaveCount(0);
  await undo(page).click();
  await expect(problem).toContainText('Impossible de remettre les articles dans la liste');
  await expect(row(page, /savon/)).toHaveCount(0);

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

  // What the server keeps is what stands there.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText('1 sur 2 articles · 50 %')).toBeVisible();
  await expect(groups).toContainText(order);

  // A tick and a line wait for the network; what only the server can do says that there is none.
  await readyToKeep(page);
  await page.context().setOffline(true);
  await press(row(page, /tomates/));
  await expect(row(page, /tomates/)).toBeChecked();
  await quickAdd(page).fill('pain');
  await page.keyboard.press('Enter');
  await expect(row(page, /pain/)).toBeVisible();
  const waiting = page.getByRole('img', { name: 'En attente d’envoi' });
  await expect(waiting).toHaveCount(2);
  await page.getByRole('button', { name: 'Ranger au frigo' }).click();
  await expect(problem).toContainText(offline);
  await expect(row(page, /tomates/)).toBeChecked();
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(row(page, /tomates/)).toBeChecked();
  await expect(row(page, /pain/)).toBeVisible();
});

test('shopping: a recipe whose lines are all ticked leaves, and comes back with the undo', async ({
  page,
}) => {
  const title = await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  const sent = recordRequests(page);
  await press(page.getByRole('checkbox', { checked: false }));
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(lines);
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(1);
  await expect.poll(() => sent).toEqual(['SetShoppingItemsChecked', 'UndoTick']);
  await page.reload();
  await expect(page.getByRole('checkbox')).toHaveCount(lines);
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(1);
});

test('shopping: a recipe that left is back before the answer to the undo, and gone when it fails', async ({
  page,
}) => {
  const title = await openAlmostDone(page);
  const lines = await page.getByRole('checkbox').count();
  const summary = (await page.getByText(/^\d+ sur \d+ articles?/).textContent()) ?? '';
  const fail = await failLater(page, 'UndoTick');
  const sent = recordRequests(page);
  await press(page.getByRole('checkbox', { checked: false }));
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(lines);
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(1);
  await expect(page.getByText(summary)).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toContainText(
    'Impossible de remettre les articles dans la liste',
  );
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  expect(sent).toEqual(['SetShoppingItemsChecked', 'UndoTick']);
});
