import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';
import { failFor, send } from './kitchen-kit';

const counts = (page: Page) => page.getByRole('region', { name: 'Vue d’ensemble' });
const stat = (page: Page, name: RegExp) => counts(page).getByRole('link', { name });

/** The links of a region: what each says, and where it leads. */
async function expectLinks(page: Page, region: string, links: readonly [RegExp, string][]) {
  const all = page.getByRole('region', { name: region }).getByRole('link');
  await expect(all).toHaveCount(links.length);
  for (const [place, [name, address]] of links.entries()) {
    await expect(all.nth(place)).toHaveAccessibleName(name);
    await expect(all.nth(place)).toHaveAttribute('href', address);
  }
}

test('the dashboard: a greeting, four counts, quick actions, and what to do where nothing is', async ({
  page,
}) => {
  const { firstName } = await becomeSubscriber(page);
  await expect(
    page.getByRole('heading', {
      name: new RegExp(`^(Bonjour|Bon après-midi|Bonsoir) ${firstName}$`),
    }),
  ).toBeVisible();
  await expectLinks(page, 'Vue d’ensemble', [
    [/^0\s*repas prévu cette semaine$/, '/dashboard/planning'],
    [/^0\s*article à acheter$/, '/dashboard/shopping'],
    [/^0\s*recette favorite$/, '/dashboard/favorites'],
    // It counts nothing.
    [/^Suggestions personnalisées\D*$/, '/dashboard/feed'],
  ]);
  await expectLinks(page, 'Actions rapides', [
    [/^Planifier la semaine/, '/dashboard/planning'],
    [/^Faire la liste de courses/, '/dashboard/shopping'],
    [/^Retrouver un favori/, '/dashboard/favorites'],
    [/^Demander une suggestion/, '/dashboard/feed'],
  ]);
  await expectLinks(page, 'Qu’est-ce qu’on mange ?', [
    [/^Trouver une idée$/, '/dashboard/feed'],
    [/^Proposer ma semaine$/, '/dashboard/week'],
  ]);
  await expectLinks(page, 'À manger en premier', [[/^Ouvrir le frigo$/, '/dashboard/inventory']]);
  await expect(page.getByText('Rien ne presse')).toBeVisible();
  await expectLinks(page, 'Vos derniers favoris', [[/^Voir les suggestions$/, '/dashboard/feed']]);
  await expect(page.getByRole('heading', { name: 'Votre carnet est encore vide' })).toBeVisible();

  const addLine = `mutation ($line: String!) {
    addShoppingItem(input: { line: $line }) { __typename }
  }`;
  for (const line of ['2 kg de pommes', '1 l de lait']) await send(page, addLine, { line });
  const zurich = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });
  const input = { recipeTitle: 'Soupe', time: '12:00', servings: 2, mealType: 'MAIN' };
  await send(page, 'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }', {
    input: { ...input, date: zurich.format(new Date()) },
  });
  await failFor(page, 'Dashboard');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Votre tableau de bord n’a pas pu s’afficher' }),
  ).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(stat(page, /^1\s*repas prévu cette semaine$/)).toBeVisible();
  await expect(stat(page, /^2\s*articles à acheter$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Soupe' })).toContainText('12:00 · 2 pers.');
  // In the place of what to eat stands the meal, with the week beside it.
  await expect(page.getByRole('link', { name: 'Proposer ma semaine' })).toHaveCount(1);

  // The narrowest screen: no word is cut in two.
  await page.setViewportSize({ width: 320, height: 700 });
  const cut = await counts(page).evaluate(
    (region) =>
      [...region.querySelectorAll('span')].filter((span) => span.scrollWidth > span.clientWidth + 1)
        .length,
  );
  expect(cut).toBe(0);
});
