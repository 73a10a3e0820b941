import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { clockOf, failLater } from './kitchen-kit';
import { addLine, openList, press, quickAdd, row } from './shopping-kit';

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

test('the first tick moves no row from under the thumb', async ({ page }) => {
  const clock = await clockOf(page);
  await openList(page);
  for (const line of ['savon', 'pain', 'riz']) await addLine(page, line);
  const putAway = page.getByRole('button', { name: 'Ranger au frigo' });
  await expect(putAway).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Supprimer cochés' })).toBeDisabled();
  await clock.stop();
  const before = await places(page);
  expect(before).toHaveLength(3);
  await press(row(page, 'riz'));
  await clock.pass(1000);
  await expect(putAway).toBeEnabled();
  expect(await places(page)).toEqual(before);
  await clock.pass(1000);
  await expect.poll(() => names(page)).toEqual(['pain', 'savon', 'riz']);
});

test('a row that comes or goes moves no ticked row from its place', async ({ page }) => {
  const clock = await clockOf(page);
  await openList(page);
  for (const line of ['savon', 'pain', 'miel', 'riz']) await addLine(page, line);
  await clock.stop();
  await press(row(page, 'riz'));
  await clock.pass(200);
  await press(row(page, 'pain'));
  await clock.pass(200);
  await expect(page.getByText('2 sur 4 articles · 50 %')).toBeVisible();
  await quickAdd(page).fill('sel');
  await page.keyboard.press('Enter');
  await clock.pass(200);
  await expect(row(page, 'sel')).toBeVisible();
  expect(await names(page)).toEqual(['sel', 'riz', 'miel', 'pain', 'savon']);
  await page.getByRole('button', { name: 'Supprimer : miel' }).click();
  await clock.pass(200);
  await expect(row(page, 'miel')).toHaveCount(0);
  expect(await names(page)).toEqual(['sel', 'riz', 'pain', 'savon']);
  await clock.pass(2000);
  await expect.poll(() => names(page)).toEqual(['sel', 'savon', 'riz', 'pain']);
});

test('a tick that fails is taken back, though it showed before it was sent', async ({ page }) => {
  await openList(page);
  for (const line of ['savon', 'pain']) await addLine(page, line);
  const fail = await failLater(page, 'SetShoppingItemsChecked');
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes('SetShoppingItemsChecked') === true,
  );
  await press(row(page, 'pain'));
  await asked;
  await expect(row(page, 'pain')).toBeChecked();
  await expect(page.getByText('1 sur 2 articles · 50 %')).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toContainText("Impossible de mettre à jour l'article");
  await expect(row(page, 'pain')).not.toBeChecked();
  await expect(page.getByText('0 sur 2 articles · 0 %')).toBeVisible();
});

test('a list with ticks opens with them in their places, at its first picture', async ({
  page,
}) => {
  await openList(page);
  for (const line of ['savon', 'pain', 'riz']) await addLine(page, line);
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().postData()?.includes('SetShoppingItemsChecked') === true,
    ),
    press(row(page, 'riz')),
  ]);
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
  await page.reload();
  await expect(page.getByText('1 sur 3 articles · 33 %')).toBeVisible();
  await expect(row(page, 'riz')).toBeChecked();
  const pictures = await page.evaluate(() => 'pictures' in window && window.pictures);
  expect(pictures).toEqual(['pain savon [riz]']);
});
