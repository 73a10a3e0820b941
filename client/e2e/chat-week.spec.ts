import type { Page } from '@playwright/test';
import { expectSettled, openChat, say } from './chat-kit';
import { expect, prepareSubscriber, test } from './journey';
import { recordRequests, send } from './kitchen-kit';
import { addDays, dialog, escaped, navigateTo, planTitled, today } from './planning-kit';

const meals = (page: Page) => page.getByRole('main').getByRole('article');

const readKitchen = (page: Page) =>
  send(
    page,
    `query ($from: Date!, $to: Date!) { viewer { household { kitchen {
    plannedMeals(from: $from, to: $to) { id recipeTitle date time servings }
    shoppingItems { id name product quantity unit checked toCheck } } } } }`,
    { from: today(), to: addDays(today(), 14) },
  );

const propose = `mutation ($from: Date!) {
  proposeWeek(input: { from: $from, days: 2 }) { __typename }
}`;

/** Another dish for a meal of the week, by the first that is offered; its title. */
async function exchange(page: Page, nth: number): Promise<string> {
  const meal = meals(page).nth(nth);
  await meal.getByRole('button', { name: /^Changer / }).click();
  const choice = dialog(page)
    .getByRole('button', { name: /^Choisir / })
    .first();
  const label = (await choice.getAttribute('aria-label')) ?? '';
  const title = label.replace(/^Choisir |, \d+ minutes$/g, '');
  await choice.click();
  await expect(meal).toHaveAccessibleName(new RegExp(`, ${escaped(title)}$`));
  return title;
}

test('a week asked for in the chat is exchanged in two places, applied, found on the plan and the list, and undone exactly', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await planTitled(page, 'Fondue', addDays(today(), 2));
  await send(page, `mutation { addShoppingItem(input: { line: "café" }) { __typename } }`);
  const before = await readKitchen(page);
  // A server reads the whole book for its first week.
  await send(page, propose, { from: addDays(today(), 1) });
  await openChat(page);
  await say(page, 'propose-moi une semaine');
  await expectSettled(page);
  const week = page.getByRole('group', { name: 'Planifier la semaine' });
  const lines = week.getByRole('listitem');
  await expect(week.getByRole('button', { name: 'Appliquer' })).toBeVisible();
  const count = await lines.count();
  expect(count).toBeGreaterThanOrEqual(5);
  // Each dish says how long it takes, and why as far as there is a reason, as on the week's own page.
  const minutes = week.getByText(/^\d+\smin$/);
  await expect(minutes).toHaveCount(count);
  const said = await minutes.allTextContents();
  expect(await readKitchen(page)).toEqual(before);

  await week.getByRole('link', { name: 'Ouvrir la semaine' }).click();
  await expect(meals(page)).toHaveCount(count);
  expect(
    await meals(page)
      .getByText(/^\d+\smin$/)
      .allTextContents(),
  ).toEqual(said);
  const exchanged = [await exchange(page, 1), await exchange(page, 3)];
  await page.goBack();
  for (const title of exchanged) await expect(week).toContainText(title);
  await expect(lines).toHaveCount(count);

  const sent = recordRequests(page);
  await week.getByRole('button', { name: 'Appliquer' }).click();
  await expect(week.getByRole('status')).toHaveText('C’est appliqué.');
  expect(sent.filter((name) => name !== 'ChatHistory')).toEqual(['ApplyProposal']);
  await week.getByRole('link', { name: 'Voir le planning' }).click();
  await page.getByText('Liste', { exact: true }).click();
  for (const title of [...exchanged, 'Fondue'])
    await expect(page.getByRole('main')).toContainText(title);
  await page.goBack();
  await week.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('checkbox', { name: /café/i })).toBeVisible();
  expect(await page.getByRole('checkbox').count()).toBeGreaterThan(5);

  await page.goBack();
  await week.getByRole('button', { name: 'Annuler' }).click();
  await expect(week.getByRole('status')).toHaveText('C’est annulé : tout est comme avant.');
  await expect(page.getByText('Popote a regardé ce que vous avez')).toHaveCount(0);
  expect(await readKitchen(page)).toEqual(before);
  await navigateTo(page, /^(Liste de courses|Courses)$/);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
});
