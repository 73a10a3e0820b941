import type { Page } from '@playwright/test';
import { expect, prepareSubscriber, test } from './journey';
import {
  failFor,
  holdAnswer,
  openAnswered,
  recordRequests,
  send,
  withoutNews,
} from './kitchen-kit';
import { addDays, dialog, navigateTo, planTitled, today } from './planning-kit';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const meals = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const planned = (page: Page) =>
  page.getByText(/^\d+ repas prévus · \d+ articles? ajoutés? à la liste/);

const readKitchen = (page: Page) =>
  send(
    page,
    `query ($from: Date!, $to: Date!) { viewer { household { kitchen {
    plannedMeals(from: $from, to: $to) { id recipeTitle date time servings }
    shoppingItems { name product quantity unit checked toCheck } } } } }`,
    { from: today(), to: addDays(today(), 14) },
  );

const propose = `mutation ($from: Date!) {
  proposeWeek(input: { from: $from, days: 2 }) { __typename }
}`;

const tickOne = `mutation ($ids: [ID!]!) {
  setShoppingItemsChecked(ids: $ids, checked: true) { __typename }
}`;

/** The id of what is first to buy. */
async function firstLine(page: Page): Promise<string | undefined> {
  const read = '{ viewer { household { kitchen { shoppingItems { id toCheck } } } } }';
  const { viewer } = (await send(page, read)) as {
    viewer: { household: { kitchen: { shoppingItems: { id: string; toCheck: boolean }[] } } };
  };
  return viewer.household.kitchen.shoppingItems.find(({ toCheck }) => !toCheck)?.id;
}

async function countsOf(page: Page): Promise<number[]> {
  const said = (await planned(page).textContent()) ?? '';
  return (said.match(/\d+/g) ?? []).map(Number);
}

/** On the dashboard, as the page's own answers have it: nothing is read anew. */
async function expectToBuy(page: Page, count: number): Promise<void> {
  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await expect(
    page.getByRole('link', { name: new RegExp(`^${count}\\s*articles? à acheter$`) }),
  ).toBeVisible();
}

/** The fourth meal becomes what the chef writes, once he can be asked; what is held stays. */
async function exchangeByChef(page: Page, sent: string[]): Promise<void> {
  const meal = meals(page).nth(3);
  const mend = await failFor(page, 'StartRecipeGeneration');
  await meal.getByRole('button', { name: /^Changer / }).click();
  await dialog(page)
    .getByRole('button', { name: /^Une recette du chef/ })
    .click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Une erreur est survenue/);
  await expect(dialog(page).getByRole('button', { name: /^Choisir / })).toHaveCount(3);
  await mend();
  sent.length = 0;
  await dialog(page)
    .getByRole('button', { name: /^Réessayer/ })
    .click();
  // Which dish comes of it is the chef's to say.
  await expect(dialog(page)).toBeHidden();
  await expect(meal.getByRole('button', { name: /^Garder / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(button(page, /^Garder /).first()).toHaveAttribute('aria-pressed', 'true');
  expect(sent.splice(0).filter((name) => name !== 'RecipeGeneration')).toEqual([
    'StartRecipeGeneration',
    'ChangeProposedWeek',
  ]);
}

test('a week is proposed, changed, planned with its list, undone, and planned again, each by one request', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await withoutNews(page);
  const before = await readKitchen(page);
  // A server reads the whole book for its first week.
  await send(page, propose, { from: addDays(today(), 1) });
  await openAnswered(page, '/dashboard', 'Dashboard');
  const invitation = page.getByRole('link', { name: 'Proposer ma semaine', exact: true });
  await invitation.click();
  await expect(meals(page)).toHaveCount(2);
  await button(page, 'Modifier mes choix').click();
  await expect(heading(page, /décidait toute seule/)).toBeFocused();
  // Whatever the hour: from tomorrow on.
  await page.getByText('Dès demain', { exact: true }).click();
  await page.getByText('5 jours', { exact: true }).click();
  await page
    .getByRole('group', { name: 'En semaine' })
    .getByText('Sans limite', { exact: true })
    .click();
  const sent = recordRequests(page);
  await button(page, 'Proposer').click();
  await expect(heading(page, /^Du \d+ /)).toBeFocused();
  await expect(meals(page)).toHaveCount(5);
  expect(sent.splice(0)).toEqual(['ProposeWeek']);

  const hold = button(page, /^Garder /).first();
  await hold.click();
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
  await button(page, /^Changer /)
    .nth(1)
    .click();
  const choice = dialog(page)
    .getByRole('button', { name: /^Choisir / })
    .first();
  const chosen = (await choice.getAttribute('aria-label'))?.replace(
    /^Choisir |, \d+ minutes$/g,
    '',
  );
  await choice.click();
  await expect(meals(page).nth(1)).toHaveAccessibleName(new RegExp(`, ${chosen}$`));
  await expect(button(page, /^Changer /).nth(1)).toBeFocused();
  expect(sent.splice(0)).toEqual(Array(2).fill('ChangeProposedWeek'));
  await exchangeByChef(page, sent);
  await button(page, /^Retirer /)
    .nth(2)
    .click();
  await expect(button(page, /^Remettre /)).toBeVisible();
  await expect(meals(page).nth(2)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Plus rien de prévu / })).toBeAttached();
  expect(sent.splice(0)).toEqual(['ChangeProposedWeek']);

  await button(page, 'Planifier cette semaine').click();
  await expect(heading(page, 'Votre semaine est prête')).toBeFocused();
  const [count = 0, items = 0, staples = 0] = await countsOf(page);
  expect(count).toBe(4);
  expect(items).toBeGreaterThan(0);
  await expect(planned(page)).toHaveText(/, avec \d+ produits? à vérifier$/);
  expect(sent.splice(0)).toEqual(['PlanWeek']);
  await holdAnswer(page, 'Dashboard');
  await expectToBuy(page, items);
  const after = (await readKitchen(page)) as {
    viewer: {
      household: {
        kitchen: {
          plannedMeals: unknown[];
          shoppingItems: { product: string; toCheck: boolean }[];
        };
      };
    };
  };
  expect(after.viewer.household.kitchen.plannedMeals).toHaveLength(count);
  // An article is a product, whatever dishes ask for it.
  const rows = (isToCheck: boolean): number =>
    new Set(
      after.viewer.household.kitchen.shoppingItems.flatMap(({ product, toCheck }) =>
        toCheck === isToCheck ? [product] : [],
      ),
    ).size;
  expect([rows(false), rows(true)]).toEqual([items, staples]);

  await invitation.click();
  await expect(page.getByText('4 repas prévus', { exact: true })).toBeVisible();
  sent.length = 0;
  await button(page, /^Annuler/).click();
  await expect(page.getByText('C’est annulé', { exact: false })).toBeVisible();
  // The page itself has asked for the week as it was opened.
  expect(sent.filter((name) => name !== 'ProposedWeek')).toEqual(['UnplanWeek']);
  expect(await readKitchen(page)).toEqual(before);
  await expectToBuy(page, 0);

  await invitation.click();
  await button(page, 'Proposer').click();
  // What was undone is over: the choices are the usual ones again.
  await expect(meals(page)).toHaveCount(7);
  await button(page, 'Planifier cette semaine').click();
  await expect(planned(page)).toBeVisible();
  expect((await countsOf(page))[0]).toBe(7);
});

test('a week that the kitchen has overtaken is shown again, and a failure is told where one presses', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await withoutNews(page);
  const tomorrow = addDays(today(), 1);
  await send(page, propose, { from: tomorrow });
  await page.goto('/dashboard/week');
  await expect(meals(page)).toHaveCount(2);

  const mend = await failFor(page, 'PlanWeek');
  await button(page, 'Planifier cette semaine').click();
  await expect(page.getByRole('alert')).toHaveText(/^Une erreur est survenue/);
  await mend();
  await planTitled(page, 'Fondue', tomorrow);
  await button(page, 'Planifier cette semaine').click();
  await expect(page.getByRole('alert')).toHaveText(/^Quelque chose a changé chez vous/);
  await button(page, 'Planifier cette semaine').click();
  await expect(page.getByText(/^1 repas prévu · /)).toBeVisible();

  // What somebody has ticked meanwhile stays, and the rest can still be taken back.
  await send(page, tickOne, { ids: [await firstLine(page)] });
  await button(page, /^Annuler/).click();
  await expect(page.getByRole('alert')).toHaveText(/^Impossible d’annuler/);
  await button(page, 'Retirer ce qui n’a pas changé').click();
  await expect(page.getByText('Le reste est retiré', { exact: false })).toBeVisible();
  expect(await readKitchen(page)).toMatchObject({
    viewer: {
      household: {
        kitchen: {
          plannedMeals: [{ recipeTitle: 'Fondue' }],
          shoppingItems: [{ checked: true }],
        },
      },
    },
  });
});

test('on a laptop no message lies on the press that plans the week', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prepareSubscriber(page);
  await send(page, propose, { from: addDays(today(), 1) });
  await page.goto('/dashboard/week');
  await expect(button(page, 'Planifier cette semaine')).toBeVisible();
  await failFor(page, 'ChangeProposedWeek');
  await button(page, /^Garder /)
    .first()
    .click();
  const message = page.getByRole('group').filter({ hasText: 'Une erreur est survenue' });
  await expect(message).toBeVisible();
  const said = await message.boundingBox();
  const press = await button(page, 'Planifier cette semaine').boundingBox();
  if (!said || !press) throw new Error('Nothing to measure.');
  expect(press.x + press.width).toBeLessThanOrEqual(said.x);
});
