import { hardViews } from './camera.mjs';
import { failFor } from './faults.mjs';

const escape = (page) => page.keyboard.press('Escape');

/** Suggestions, from the choice to the full recipe. */
export async function suggestions({ page, scene }) {
  const choose = async (type = 'Plat principal') => {
    await page.goto('/dashboard/feed');
    const change = page.getByRole('button', { name: 'Changer de type' });
    const wanted = page.getByRole('button', { name: new RegExp(type) });
    await change.or(wanted).first().waitFor();
    if (await change.first().isVisible()) await change.first().click();
    return wanted;
  };
  const order = async (type) => (await choose(type)).click();
  // What has been written once for a household comes at once when it is asked for again: a moment of writing is of a
  // type of its own.
  const types = ['Dessert', 'Entrée', 'Apéritif', 'Boisson', 'Amuse-bouche'];
  let asked = 0;
  const orderAnother = () => order(types[asked++ % types.length]);
  const kept = page.getByRole('button', { name: /^Ajouter aux favoris|^Retirer des favoris/ });
  await scene('feed-choice', { wide: true, reach: async () => (await choose()).waitFor() });
  await scene('feed-choice-hard', { views: hardViews });
  await scene('feed-wishes', {
    reach: async () => {
      await choose();
      await page.getByRole('button', { name: 'Petit budget' }).click();
      await page.getByRole('button', { name: 'Avec un ingrédient' }).click();
      await page.getByLabel(/^Quel ingrédient/).fill('courgettes');
    },
  });
  await scene('feed-writing', {
    growing: true,
    again: async () => {
      const stop = page.getByRole('button', { name: 'Arrêter' });
      if (await stop.isVisible()) await stop.click();
      await orderAnother();
      await page.getByText('Génération en cours...', { exact: true }).first().waitFor();
      await page.getByRole('listitem').nth(3).waitFor();
    },
  });
  await scene('feed-stopped', {
    reach: async () => {
      await orderAnother();
      await page.getByRole('button', { name: 'Arrêter' }).click();
      await page.getByText('Le chef a posé sa cuillère').waitFor();
    },
  });
  await scene('feed-done', {
    wide: true,
    reach: async () => {
      await order();
      await kept.first().waitFor();
    },
  });
  await scene('feed-done-hard', { views: hardViews });
  await scene('recipe-dialog', {
    whole: false,
    again: async () => {
      await escape(page);
      await page
        .getByRole('button', { name: /^Voir la recette complète/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
    leave: escape,
  });
  let mend;
  await scene('feed-failed', {
    reach: async () => {
      mend = await failFor(page, 'StartRecipeGeneration');
      await order();
      await page.getByRole('button', { name: 'Réessayer' }).first().waitFor();
    },
  });
  await mend?.();
}
