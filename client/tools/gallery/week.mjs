import { openPage, send } from './api.mjs';
import { hardViews } from './camera.mjs';
import { broken, holdAnswer } from './faults.mjs';
import { fillInventory } from './kitchen.mjs';

const path = '/dashboard/week';
const button = (page, name) => page.getByRole('main').getByRole('button', { name });
const plan = 'Planifier cette semaine';

const propose = `mutation ($input: ProposeWeekInput!) { proposeWeek(input: $input) { __typename } }`;
/** From tomorrow on: what is proposed does not depend on the hour. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const proposeByApi = (page, input) =>
  send(page, propose, { input: { from: tomorrow(), ...input } });

/** A proposed week: its choices, its menu, what can be done with a meal, and what planning it has done. */
export async function proposedWeek(walk) {
  const { page, scene, attempt } = walk;
  await attempt('week, a fridge', () => fillInventory(page));
  const reach = () => openPage(page, path);
  await scene('week-choices', { reach, wide: true });
  await scene('week-choices-hard', { again: reach, views: hardViews });
  await broken(page, scene, {
    name: 'week-loading',
    path,
    operation: 'ProposedWeek',
    during: holdAnswer,
  });
  await broken(page, scene, { name: 'week-failed', path, operation: 'ProposedWeek' });
  await attempt('week, nothing fits', () =>
    proposeByApi(page, { weekdayMinutes: 1, weekendMinutes: 1 }),
  );
  await scene('week-nothing-fits', { reach });
  await attempt('week, proposed', () => proposeByApi(page, { weekdayMinutes: 45 }));
  await scene('week', { reach, wide: true });
  await scene('week-hard', { again: reach, views: hardViews });
  await scene('week-exchange', {
    whole: false,
    again: async () => {
      await reach();
      await button(page, /^Changer /)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
    leave: () => page.keyboard.press('Escape'),
  });
  await scene('week-decided', {
    reach: async () => {
      await reach();
      await button(page, /^Garder /)
        .first()
        .click();
      await button(page, /^Garder /)
        .first()
        .and(page.locator('[aria-pressed=true]'))
        .waitFor();
      await button(page, /^Retirer /)
        .nth(1)
        .click();
      await button(page, /^Remettre /).waitFor();
      // Both changes are answered: what is chosen anew comes in by an animation.
      await page.waitForFunction(() => !document.querySelector('article[aria-busy]'));
    },
  });
  await scene('week-planned', {
    reach: async () => {
      await button(page, plan).click();
      await button(page, /^Annuler/).waitFor();
    },
  });
}
