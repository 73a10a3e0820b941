import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, prepareSubscriber, test } from './journey';
import { clockOf, send } from './kitchen-kit';
import { openListWith, press, quickAdd, row, removeLine } from './shopping-kit';

const addItem = `mutation ($input: AddShoppingItemInput!) {
  addShoppingItem(input: $input) { __typename }
}`;
const tickOne = `mutation ($id: ID!) { setShoppingItemsChecked(ids: [$id], checked: true) { __typename } }`;

/** Each row of the list from the top, and where it stands. */
const places = (page: Page) =>
  page
    .locator('[data-print-sheet] [role=listitem]')
    .evaluateAll((rows) =>
      rows.map((each) => [
        each.querySelector('label')?.textContent,
        each.getBoundingClientRect().top,
      ]),
    );

const names = (page: Page) =>
  page.locator('[data-print-sheet] [role=listitem] label').allTextContents();

test('a tick moves no row from under the thumb, and a row that comes or goes no ticked one', async ({
  page,
}) => {
  // As wide as shows a line's bin: its details wait for a clock that stands still here.
  await page.setViewportSize({ width: 820, height: 1180 });
  const clock = await clockOf(page);
  await openListWith(page, ['savon', 'pain', 'miel', 'riz']);
  const putAway = page.getByRole('button', { name: 'Ranger au frigo' });
  await expect(putAway).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Supprimer cochés' })).toBeDisabled();
  await clock.stop();
  const before = await places(page);
  expect(before).toHaveLength(4);
  await press(row(page, 'riz'));
  await clock.pass(1000);
  await expect(putAway).toBeEnabled();
  expect(await places(page)).toEqual(before);

  await press(row(page, 'pain'));
  await clock.pass(200);
  await expect(page.getByText('2 sur 4 articles · 50 %')).toBeVisible();
  await quickAdd(page).fill('sel');
  await page.keyboard.press('Enter');
  await clock.pass(200);
  await expect(row(page, 'sel')).toBeVisible();
  expect(await names(page)).toEqual(['sel', 'riz', 'miel', 'pain', 'savon']);
  await removeLine(page, 'miel');
  await clock.pass(200);
  await expect(row(page, 'miel')).toHaveCount(0);
  expect(await names(page)).toEqual(['sel', 'riz', 'pain', 'savon']);
  await clock.pass(1200);
  // Nor does a row leave the place where somebody presses.
  await page.getByRole('heading', { name: 'Tous les articles' }).click();
  await clock.pass(1400);
  expect(await names(page)).toEqual(['sel', 'riz', 'pain', 'savon']);
  await clock.pass(200);
  await expect.poll(() => names(page)).toEqual(['sel', 'savon', 'riz', 'pain']);
});

test('a list with ticks opens with them in their places, at its first picture', async ({
  page,
}) => {
  await prepareSubscriber(page);
  const ids = { savon: randomUUID(), pain: randomUUID(), riz: randomUUID() };
  for (const [line, id] of Object.entries(ids)) await send(page, addItem, { input: { id, line } });
  await send(page, tickOne, { id: ids.riz });
  // Each picture of the list that the page shows from its opening on.
  await page.addInitScript(() => {
    const pictures: string[] = [];
    Object.assign(window, { pictures });
    const look = (): void => {
      const picture = [...document.querySelectorAll('[data-print-sheet] input')]
        .map((input) => {
          const name = input.closest('label')?.textContent ?? '';
          return input instanceof HTMLInputElement && input.checked ? `[${name}]` : name;
        })
        .join(' ');
      if (picture !== '' && picture !== pictures.at(-1)) pictures.push(picture);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/dashboard/shopping');
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();
  await expect(row(page, 'riz')).toBeChecked();
  const pictures = await page.evaluate(() => 'pictures' in window && window.pictures);
  expect(pictures).toEqual(['pain savon [riz]']);
});
