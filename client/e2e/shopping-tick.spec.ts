import { expect, test } from './journey';
import { addLine, openList, row } from './shopping-kit';

test('the first tick moves no row from under the thumb', async ({ page }) => {
  await openList(page);
  for (const line of ['savon', 'pain', 'riz']) await addLine(page, line);
  const putAway = page.getByRole('button', { name: 'Ranger au frigo' });
  await expect(putAway).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Supprimer cochés' })).toBeDisabled();
  const places = () =>
    page
      .locator('[data-print-sheet] [role=listitem]')
      .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().top));
  const before = await places();
  await row(page, 'riz').check({ force: true });
  await expect(putAway).toBeEnabled();
  expect(await places()).toEqual(before);
});

test('a tick that fails is taken back, though it showed before it was sent', async ({ page }) => {
  await openList(page);
  for (const line of ['savon', 'pain']) await addLine(page, line);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetShoppingItemsChecked') === true
      ? route.fulfill({ status: 500, body: '{}' })
      : route.fallback(),
  );
  await row(page, 'pain').click({ force: true });
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
    row(page, 'riz').check({ force: true }),
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
