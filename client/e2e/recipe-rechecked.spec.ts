import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { send, writeRecipe } from './kitchen-kit';

const avoid = `mutation ($avoidedFoods: [String!]!) {
  savePreferences(input: {
    householdSize: { adults: 2, children: 0 }, dietaryRestrictions: [], preferredFoods: [],
    avoidedFoods: $avoidedFoods, shoppingFrequency: WEEKLY
  }) { __typename }
}`;

test('a recipe that is open claims nothing more of what one has stopped eating meanwhile', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const { id, title } = await writeRecipe(page);
  await page.goto(`/dashboard/recipes/${id}`);
  const fits = page.getByRole('heading', { name: 'Pourquoi elle vous va' });
  await expect(fits).toBeVisible();
  await send(page, avoid, { avoidedFoods: [title] });
  const warning = page.getByRole('status').filter({ hasText: 'Cette recette ne convient pas' });
  await expect(warning).toContainText('figure parmi les aliments à éviter');
  await expect(fits).toHaveCount(0);
  await expectAccessible(page);
  await send(page, avoid, { avoidedFoods: ['coriandre'] });
  await expect(fits).toBeVisible();
  await expect(page.getByText('sans coriandre')).toBeVisible();
  await expect(warning).toHaveCount(0);
});
