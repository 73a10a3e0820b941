import type { Page } from '@playwright/test';
import { expect, expectStep, newVisitor, test } from './journey';
import { button, link, press, tabTo, type } from './keyboard-kit';
import { subscribeByApi } from './subscribe-by-api';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher ou agir' });

/** Opens the palette by its keys, whose code follows the page's own. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    if (await palette(page).isHidden()) await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused({ timeout: 2000 });
  }).toPass();
}

/** Opens the palette, types, and takes what stands first. */
async function command(page: Page, words: string, first: string | RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await expect(palette(page).getByRole('combobox')).toHaveValue(words);
  await expect(palette(page).getByRole('option', { name: first, exact: true })).toHaveAttribute(
    'data-highlighted',
  );
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('the way from the landing page to a favourite main course needs no mouse', async ({
  page,
}) => {
  const visitor = newVisitor('Solène');
  await page.goto('/');
  await press(page, link(page, 'Commencer'));
  await expect(page).toHaveURL(/\/auth/);
  await type(page, 'Prénom', visitor.firstName);
  await tabTo(page, page.getByLabel('Nom', { exact: true }));
  await page.keyboard.type(visitor.lastName);
  await type(page, 'Email', visitor.email);
  await tabTo(page, page.getByLabel('Mot de passe', { exact: true }));
  await page.keyboard.type(visitor.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/questionnaire');
  await press(page, button(page, 'Ajouter : Adultes'));
  await press(page, button(page, 'Suivant'));
  await expectStep(page, 2);
  await press(page, page.getByLabel('Sans gluten'), ' ');
  await press(page, page.getByRole('checkbox', { name: /^J’accepte que Popote garde/ }), ' ');
  await press(page, button(page, 'Suivant'));
  await expectStep(page, 3);
  await type(page, 'Aliments à éviter', 'coriandre');
  await press(page, button(page, 'Suivant'));
  await expectStep(page, 4);
  await press(page, button(page, 'Terminer'));
  await expect(page).toHaveURL('/subscription');
  await press(page, button(page, 'S’abonner'));

  await page.waitForURL(/\/dev\/stripe\//);
  await tabTo(page, page.locator('[name=number]'));
  await page.keyboard.type('4242424242424242');
  await tabTo(page, page.locator('[name=expiry]'));
  await page.keyboard.type('1239');
  await tabTo(page, page.locator('[name=cvc]'));
  await page.keyboard.type('123');
  await tabTo(page, page.locator('[name=name]'));
  await page.keyboard.type('Solène Rey');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /Solène/ })).toBeVisible();

  await press(page, link(page, 'Suggestions'));
  await expect(page.getByRole('heading', { level: 1, name: 'Suggestions' })).toBeFocused();
  await press(page, button(page, /^Plat principal/));
  await expect(button(page, /^Ajouter aux favoris/)).toBeVisible();
  await press(page, button(page, /^Ajouter aux favoris/));
  await expect(button(page, /^Retirer des favoris/)).toBeFocused();
});

test('Ctrl K, pressed during the splash, opens the palette once it can; the list and the planning are kept by keys alone, letters among them until they are turned off', async ({
  page,
}) => {
  await subscribeByApi(page, newVisitor());
  // The splash ends by the clock, which goes on only as far as the app needs to begin.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const root = page.locator('html');
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.locator('#root > *').count()).toBeGreaterThan(0);
  }).toPass();
  await page.keyboard.press('Control+k');
  await expect(root).toHaveAttribute('data-splash', 'due');
  await page.clock.resume();
  await expect(palette(page)).toBeVisible();
  await expect(palette(page).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await command(page, 'ajouter 2 kg de pommes', /2 kg de pommes/);
  await expect(page.getByText(/^Ajouté à la liste/)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1, name: 'Liste de courses' })).toBeFocused();
  const box = page.getByRole('checkbox', { name: /pommes/ });
  await expect(box).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Ajouter à la liste')).toBeFocused();
  await page.keyboard.type('beurre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /beurre/ })).toBeVisible();
  await press(page, box, ' ');
  await expect(box).toBeChecked();

  await command(page, 'planning', 'Planning');
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeFocused();
  await command(page, 'planifier gratin de courgettes', /gratin de courgettes/);
  const form = page.getByRole('dialog', { name: 'Ajouter un repas' });
  await expect(form.getByLabel('Nom du repas')).toHaveValue('gratin de courgettes');
  await expect(form.getByRole('button', { name: 'Ajouter un repas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('gratin de courgettes').first()).toBeVisible();

  // Letters are shortcuts until they are turned off, and never while one types.
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await press(page, help.getByRole('checkbox', { name: 'Raccourcis d’une lettre' }), ' ');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await expect(page).toHaveURL('/dashboard/planning');

  await command(page, 'raccourcis', 'Raccourcis clavier');
  await press(page, help.getByRole('checkbox'), ' ');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page).toHaveURL('/dashboard/inventory');
  await command(page, 'favoris', 'Favoris');
  await expect(page).toHaveURL('/dashboard/favorites');
  await tabTo(page, page.getByLabel('Chercher dans vos favoris'));
  await page.keyboard.type('gratin');
  await expect(page.getByLabel('Chercher dans vos favoris')).toHaveValue('gratin');
  await expect(page).toHaveURL('/dashboard/favorites');
});
