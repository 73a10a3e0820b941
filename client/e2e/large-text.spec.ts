import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, test } from './journey';
import { addMeal, handle } from './planning-kit';
import { addLine, openList, press, quickAdd, row } from './shopping-kit';

/** Letters as large as WCAG asks a page to bear. */
const enlarge = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not on screen.`);
  return found;
};

test('at twice the letters a line of the list keeps its words whole, and the field above stays in sight', async ({
  page,
}) => {
  await openList(page);
  for (const line of ['savon', 'pain', 'riz', 'sel', '2 kg de pommes de terre'])
    await addLine(page, line);
  await enlarge(page);
  const name = page.locator('[data-print-sheet]').getByText('pommes de terre', { exact: true });
  const { width } = (await name.boundingBox()) ?? { width: 0 };
  const longestWord = await name.evaluate((element) => {
    const range = document.createRange();
    const text = element.firstChild;
    if (!text) throw new Error('The name is empty.');
    range.setStart(text, 0);
    range.setEnd(text, 'pommes'.length);
    return range.getClientRects().length;
  });
  expect(longestWord, `lines that « pommes » takes in ${width} px`).toBe(1);
  await row(page, /savon/).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const bar = await box(page, 'header');
  const field = await quickAdd(page).boundingBox();
  expect(field?.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(field?.width).toBeGreaterThan(100);

  // The last change and its way back leave the rest of a small phone to the list.
  await page.setViewportSize({ width: 360, height: 740 });
  await press(row(page, /savon/));
  const undo = page.getByRole('status').filter({ hasText: 'dans le panier' });
  await expect(undo.getByRole('button', { name: 'Annuler' })).toBeInViewport();
  expect((await undo.boundingBox())?.height).toBeLessThan(0.135 * 740);
});

test('a row that the keyboard walks to is not under a bar', async ({ page }) => {
  await openList(page);
  for (const line of 'savon pain riz sel lait thé café miel vin eau ail persil'.split(' '))
    await addLine(page, line);
  const hidden = async (): Promise<string[]> => {
    const found: string[] = [];
    await row(page, 'persil').focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('[data-print-sheet]')) return null;
          const seen = focused.closest('label')?.querySelector('[aria-hidden]') ?? focused;
          const { left, top, width, height } = seen.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return seen.contains(at) || focused.closest('label')?.contains(at)
            ? null
            : focused.outerHTML;
        });
        if (covered !== null) found.push(`${key} ${step}: ${covered}`);
      }
    }
    return found;
  };
  expect(await hidden()).toEqual([]);
});

test('at twice the letters the days of a week stand one below the other', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard/planning');
  await addMeal(page, 'Pommes dauphine');
  await enlarge(page);
  await daysStandInOneColumn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await daysStandInOneColumn(page);
});

async function daysStandInOneColumn(page: Page): Promise<void> {
  await expect(handle(page, 'Pommes dauphine')).toBeVisible();
  // The two arrows are one way through the weeks.
  const middleOf = async (name: string): Promise<number> => {
    const found = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (!found) throw new Error(`${name} is not on screen.`);
    return Math.round(found.y + found.height / 2);
  };
  await expect
    .poll(async () => (await middleOf('Semaine suivante')) - (await middleOf('Semaine précédente')))
    .toBe(0);
  const days = page.locator('main section[aria-label]').filter({ visible: true });
  const columns = () =>
    days.evaluateAll(
      (all) => new Set(all.map((day) => Math.round(day.getBoundingClientRect().left))).size,
    );
  await expect.poll(columns).toBe(1);
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBe(0);
}

test('a double press deletes one line, and one meal', async ({ page }) => {
  // On a phone a line's bin stands in its details.
  await page.setViewportSize({ width: 820, height: 1180 });
  await openList(page);
  for (const line of ['savon', 'pain', 'riz']) await addLine(page, line);
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('DeleteShoppingItems') === true,
  );
  await page.getByRole('button', { name: /^Supprimer\s:\sriz$/ }).dblclick();
  await answer;
  await expect(row(page, 'riz')).toHaveCount(0);
  await expect(row(page, 'pain')).toBeVisible();
  await page.reload();
  await expect(row(page, 'savon')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(2);

  await page.goto('/dashboard/planning?view=list');
  for (const title of ['Raclette', 'Fondue', 'Rösti']) await addMeal(page, title);
  const remove = page.getByRole('button', { name: /^Supprimer : / });
  await expect(remove).toHaveCount(3);
  await remove.first().dblclick();
  await expect(remove).toHaveCount(2);
});

test('at twice the letters the bar above leaves most of a small phone to the page, and breaks no word', async ({
  page,
}) => {
  await becomeSubscriber(page);
  for (const path of ['/dashboard', '/dashboard/feed', '/dashboard/shopping', '/dashboard/chat']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const title = page.locator('header h1');
    await expect(title).toBeVisible();
    for (const letters of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      const [width, linesOfOne] = await title.evaluate((element) => {
        const text = element.firstChild;
        if (!text?.textContent) throw new Error('The title is empty.');
        const lines = text.textContent.split(' ').map((word) => {
          const range = document.createRange();
          const start = text.textContent?.indexOf(word) ?? 0;
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
          return range.getClientRects().length;
        });
        return [element.clientWidth, Math.max(...lines)];
      });
      expect(linesOfOne, `lines of a word at ${letters} in ${width} px on ${path}`).toBe(1);
    }
    expect((await box(page, 'header')).height).toBeLessThan(640 / 3);
  }
});
