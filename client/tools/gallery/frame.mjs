import { tsImport } from 'tsx/esm/api';
import { broken, failFor, stall } from './faults.mjs';

const { tellNotifications } = await tsImport('../../e2e/bell-kit.ts', import.meta.url);

const escape = (page) => page.keyboard.press('Escape');

/** The bell's list when there is more of it than is read at once, and when the rest does not come. */
async function longBell({ page, scene }) {
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  const more = sheet.getByRole('button', { name: 'Afficher les précédentes' });
  await tellNotifications(page, 25);
  await scene('notifications-more', {
    whole: false,
    reach: async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await more.waitFor();
    },
  });
  await scene('notifications-older-failed', {
    whole: false,
    reach: async () => {
      await failFor(page, 'Notifications');
      await more.press('Enter');
      await sheet.getByText('Impossible de charger les notifications').waitFor();
    },
  });
  await page.unroute('**/graphql');
  await tellNotifications(page, 25);
  await scene('notifications-older', {
    whole: false,
    reach: async () => {
      await more.press('Enter');
      await sheet.getByRole('listitem').nth(20).waitFor();
    },
    leave: escape,
  });
  await page.unroute('**/graphql');
}

/** The dashboard's frame: what opens from it. */
export async function frame(walk) {
  const { page, scene } = walk;
  await scene('splash', {
    whole: false,
    fleeting: true,
    again: async () => {
      await page.evaluate(() => sessionStorage.removeItem('splash-shown'));
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await page.locator('.fixed.bg-paper').waitFor();
    },
    leave: () => page.locator('.fixed.bg-paper').waitFor({ state: 'hidden' }),
  });
  await scene('dashboard-empty', {
    wide: true,
    reach: async () => {
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: /Camille/ }).waitFor();
    },
  });
  await scene('user-menu', {
    whole: false,
    again: async () => {
      await escape(page);
      await page.getByRole('button', { name: 'Menu de Camille' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
    leave: escape,
  });
  await scene('notifications', {
    whole: false,
    again: async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    leave: escape,
  });
  await longBell(walk);
  await scene('navigation', {
    whole: false,
    again: async (_page, { size }) => {
      await page.goto('/dashboard');
      const more = page.getByRole('button', { name: size === 'phone' ? 'Plus' : 'Ouvrir le menu' });
      await page.getByRole('heading', { name: /Camille/ }).waitFor();
      if (!(await more.first().isVisible())) return;
      await more.first().click();
      await page.getByRole('dialog').waitFor();
    },
    leave: escape,
  });
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  const openPalette = async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Rechercher ou agir' }).click();
    await palette.getByRole('option').first().waitFor();
  };
  await scene('palette', { whole: false, again: openPalette, leave: escape });
  await scene('palette-adding', {
    whole: false,
    again: async () => {
      await openPalette();
      await page.keyboard.type('ajouter 2 kg de pommes');
      await palette.getByRole('option', { name: /2 kg de pommes/ }).waitFor();
    },
    leave: escape,
  });
  await scene('shortcuts', {
    whole: false,
    again: async () => {
      await openPalette();
      await palette.getByRole('option', { name: /^Raccourcis clavier/ }).click();
      await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    },
    leave: escape,
  });
  await broken(page, scene, { name: 'dashboard-loading', path: '/dashboard', during: stall });
  await broken(page, scene, {
    name: 'dashboard-failed',
    path: '/dashboard',
    operation: 'Dashboard',
  });
}
