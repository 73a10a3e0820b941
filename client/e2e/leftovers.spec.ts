import { expect, prepareSubscriber, test } from './journey';
import { recordRequests, send } from './kitchen-kit';
import { dialog, meal, navigateTo } from './planning-kit';

const name = 'Restes : Gratin de courge';

test('What is left of a dish is planned for the next dinner in one press, and leaves the fridge once it is eaten', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await send(
    page,
    'mutation ($name: String!) { addInventoryItem(input: { name: $name, quantity: 2 }) { __typename } }',
    { name },
  );
  await page.goto('/dashboard/inventory');
  const item = page.getByRole('button', { name: `Modifier : ${name}` });
  await item.click();
  const sent = recordRequests(page);
  await dialog(page)
    .getByRole('button', { name: /^Planifier pour (ce|demain) soir$/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(name).last()).toBeVisible();
  await expect
    .poll(() => sent.filter((operation) => operation !== 'StorageAdvice'))
    .toEqual(['PlanMeal']);

  await page.getByRole('button', { name: 'Voir' }).click();
  await meal(page, name).click();
  await expect(dialog(page)).toContainText('2 pers.');
  sent.length = 0;
  await dialog(page).getByRole('button', { name: 'C’est mangé' }).click();
  const undo = dialog(page).getByRole('button', { name: 'Pas encore mangé' });
  await expect(undo).toBeVisible();
  expect(sent).toEqual(['SetPlannedMealCooked']);
  await undo.click();
  await expect(dialog(page).getByRole('button', { name: 'C’est mangé' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fermer' }).first().click();
  await navigateTo(page, /^Frig/);
  await expect(item).toBeVisible();
});
