import type { Page } from '@playwright/test';
import { openQuietly } from './account-kit';
import { expect, newVisitor, test } from './journey';
import { subscribeByApi } from './subscribe-by-api';

interface Agreed {
  consentDue?: boolean;
  consents?: { version: number }[];
}

/** The person has agreed to the words of before, until the server takes their agreement to those of today. */
async function agreeToFormerWords(page: Page): Promise<void> {
  let agreed = Promise.resolve(false);
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string } | null;
    if (body?.operationName === 'GiveConsent') {
      const answer = route.fetch();
      agreed = answer.then(async (taken) => {
        const { data } = (await taken.json()) as { data: { giveConsent: { viewer?: Agreed } } };
        return data.giveConsent.viewer?.consentDue === false;
      });
      return route.fulfill({ response: await answer });
    }
    if (!['Guard', 'Settings'].includes(body?.operationName ?? '')) return route.fallback();
    const answer = await route.fetch();
    if (await agreed) return route.fulfill({ response: answer });
    const json = (await answer.json()) as { data: { viewer: Agreed } };
    json.data.viewer.consentDue = true;
    for (const consent of json.data.viewer.consents ?? []) consent.version -= 1;
    await route.fulfill({ response: answer, json });
  });
}

test('whoever agreed to other words is asked once more, and loses nothing meanwhile', async ({
  page,
}) => {
  await subscribeByApi(page, newVisitor());
  const question = page.getByRole('region', { name: 'Vos restrictions alimentaires' });
  await agreeToFormerWords(page);
  await openQuietly(page, '/dashboard/settings');
  const tastes = page.getByRole('region', { name: 'Goûts et portions' });
  await expect(tastes.getByRole('checkbox', { name: 'Sans gluten' })).toBeChecked();
  await page.getByRole('button', { name: 'Retirer mon accord' }).press('Enter');
  const withdrawal = page.getByRole('alertdialog', { name: /Retirer votre accord/ });
  await withdrawal.getByRole('button', { name: 'Garder' }).press('Enter');
  await expect(withdrawal).toBeHidden();

  await page
    .getByRole('link', { name: /^(Tableau de bord|Accueil)$/ })
    .first()
    .click();
  const agreement = question.getByRole('checkbox', { name: /^J’accepte/ });
  await expect(agreement).not.toBeChecked();
  await expect(agreement).toHaveAccessibleDescription(/fournisseur du modèle de langage/);
  await agreement.press('Space');
  await expect(question).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await page.goto('/dashboard/settings');
  await expect(tastes.getByRole('checkbox', { name: 'Sans gluten' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^J’accepte/ })).toBeChecked();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(question).toHaveCount(0);
});
