import type { Locator, Page } from '@playwright/test';
import { expect, prepareSubscriber, test } from './journey';
import { openAnswered, recordRequests, send, withoutNews } from './kitchen-kit';
import { cook, dialog, navigateTo } from './planning-kit';
import { press } from './shopping-kit';

const main = (page: Page) => page.getByRole('main');
const unticked = (page: Page) => page.getByRole('checkbox', { checked: false });

/** How many things lie in the fridge. */
async function stored(page: Page): Promise<number> {
  const { viewer } = (await send(
    page,
    '{ viewer { household { kitchen { inventoryItems { id } } } } }',
  )) as {
    viewer: { household: { kitchen: { inventoryItems: unknown[] } } };
  };
  return viewer.household.kitchen.inventoryItems.length;
}

/** The list is opened, and each row is ticked. */
async function shop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(unticked(page)).not.toHaveCount(0);
  for (let left = await unticked(page).count(); left > 0; left -= 1) {
    await press(unticked(page).first());
    await expect(unticked(page)).toHaveCount(left - 1);
  }
}

test('a week is proposed, planned and bought for, and its first dinner is cooked from the fridge', async ({
  page,
}) => {
  await prepareSubscriber(page);
  await withoutNews(page);
  await openAnswered(page, '/dashboard', 'Dashboard');
  let presses = 0;
  const choose = async (place: Locator): Promise<void> => {
    presses += 1;
    await place.click();
  };
  const invitation = page.getByRole('link', { name: 'Proposer ma semaine', exact: true });
  await choose(invitation);
  // Whatever the hour: from tomorrow on.
  await choose(page.getByText('Dès demain', { exact: true }));
  await choose(page.getByText('2 jours', { exact: true }));
  const sent = recordRequests(page);
  await choose(main(page).getByRole('button', { name: 'Proposer' }));
  // A server reads the whole book for its first week.
  await expect(main(page).getByRole('article')).toHaveCount(2, { timeout: 20_000 });
  await choose(main(page).getByRole('button', { name: 'Planifier cette semaine' }));
  await expect(page.getByText(/^2 repas prévus · \d+ articles? ajoutés? à la liste/)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(8);
  expect(sent).toEqual(['ProposeWeek', 'PlanWeek']);

  await shop(page);
  await page.getByRole('button', { name: 'Tout ranger au frigo' }).click();
  await expect(page.getByText(/^\d+ articles? rangés? à leur place$/)).toBeVisible();
  const bought = await stored(page);
  expect(bought).toBeGreaterThan(0);

  await navigateTo(page, /^(Accueil|Tableau de bord)$/);
  await invitation.click();
  await main(page)
    .getByRole('button', { name: /^Voir la recette\s: / })
    .first()
    .click();
  await dialog(page)
    .getByRole('link', { name: /^Cuisiner\s: / })
    .click();
  await cook(page);
  const offer = page.getByRole('dialog', { name: 'Sortir du frigo ce qui a servi ?' });
  await offer.getByRole('button', { name: /^Sortir \d+ articles?$/ }).click();
  await expect(page.getByText(/^\d+ articles? sortis? du frigo$/).first()).toBeVisible();

  await navigateTo(page, /frig/i);
  const left = await stored(page);
  expect(left).toBeLessThan(bought);
  await expect(page.getByText(new RegExp(`^${left} articles?`)).first()).toBeVisible();
});
