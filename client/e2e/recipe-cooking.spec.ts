import type { Page } from '@playwright/test';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { clockOf } from './kitchen-kit';
import { keepTimedRecipe } from './timed-recipe';

/** « 4:05 », « 1:04:05 ». */
function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const units = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${units}:${two(seconds % 60)}`;
}
const cookMode = (page: Page) => page.getByRole('dialog');
const stepOf = (page: Page, step: number, total: number) =>
  cookMode(page).getByRole('heading', { name: `Étape ${step} sur ${total}` });

/** Counts what a page asks of the device, which a browser without one refuses. */
async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { locks: 0, releases: 0, tones: 0 };
    Object.assign(window, { asked });
    const request = () => {
      asked.locks += 1;
      return Promise.resolve({ release: () => Promise.resolve((asked.releases += 1)) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function tone() {
      asked.tones += 1;
      return make.call(this);
    };
  });
}
const asked = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { asked: Record<'locks' | 'releases' | 'tones', number> }).asked,
  );

/** A finger that goes so far across cook mode, and down. */
async function swiper(page: Page): Promise<(across: number, down?: number) => Promise<void>> {
  const touch = await page.context().newCDPSession(page);
  // What moves is still: a finger put down on it lands where it was.
  await cookMode(page).getByRole('group').click({ trial: true });
  return async (across, down = 0) => {
    const box = await cookMode(page).getByRole('group').boundingBox();
    if (!box) throw new Error('Nothing to touch.');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: from.x + share * across, y: from.y + share * down }],
      });
    // In one go: a finger that rests for half a second selects text instead.
    await Promise.all([
      put('touchStart', 0),
      ...[0.3, 0.6, 1].map((share) => put('touchMove', share)),
      put('touchEnd', 1),
    ]);
  };
}

test('cook mode by keyboard alone, and by a finger, with a message that lies on none of its buttons', async ({
  page,
}) => {
  await watchDevice(page);
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  const total = recipe.steps.length;
  const clock = await clockOf(page);
  await page.goto(`/dashboard/recipes/${recipe.id}`);
  const start = page.getByRole('button', { name: 'Cuisiner pas à pas' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(stepOf(page, 1, total)).toBeVisible();
  await expect(cookMode(page).getByRole('group')).toBeFocused();
  await expect(page).toHaveURL(/\?step=1$/);
  expect(await asked(page)).toMatchObject({ locks: 1, releases: 0 });

  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page, 2, total)).toBeVisible();
  const said = cookMode(page).getByRole('status');
  await expect(said).toHaveText(`Étape 2 sur ${total}. ${recipe.steps[1]?.text}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(stepOf(page, 1, total)).toBeVisible();
  for (let step = 2; step <= total; step += 1) await page.keyboard.press(' ');
  await expect(stepOf(page, total, total)).toBeVisible();
  await expect(cookMode(page).getByRole('button', { name: 'Terminer' })).toBeVisible();

  // The screen that was put away and taken out again is kept awake anew.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await asked(page)).locks).toBe(2);

  await page.reload();
  await expect(stepOf(page, total, total)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cookMode(page)).toBeHidden();
  await expect(page).toHaveURL(`/dashboard/recipes/${recipe.id}`);
  await expect.poll(async () => (await asked(page)).releases).toBe(1);
  const resume = page.getByRole('button', { name: `Reprendre à l’étape ${total}` });
  await resume.click();
  await expect(stepOf(page, total, total)).toBeVisible();
  // Going back closes it, as a phone's own button does.
  await page.goBack();
  await expect(cookMode(page)).toBeHidden();
  await resume.click();
  await cookMode(page).getByRole('button', { name: 'Ingrédients' }).click();
  await cookMode(page).getByRole('checkbox').first().press(' ');
  await cookMode(page).getByRole('button', { name: 'Terminer' }).click();
  // It took nothing out of an empty fridge, and something of it may be left.
  const offer = page.getByRole('dialog', { name: /^Il en reste/ });
  await offer.getByRole('button', { name: 'Il ne reste rien' }).click();
  await expect(
    page.getByRole('region', { name: 'Ingrédients' }).getByRole('checkbox').first(),
  ).toBeChecked();
  await expect(start).toBeFocused();

  // A message of the page below stays above the buttons.
  const add = page.getByRole('button', { name: 'Ajouter à la liste' });
  await clock.stop();
  await add.click();
  await expect(page.getByRole('button', { name: 'Ajouté à la liste' })).toBeVisible();
  await clock.pass(2000);
  await add.click();
  const message = page.getByText('Ces articles sont déjà dans votre liste de courses');
  await expect(message).toBeVisible();
  await start.click();
  const next = cookMode(page).getByRole('button', { name: 'Suivante' });
  await expect(next).toBeVisible();
  // What comes has come to its place.
  await clock.pass(500);
  const below = await next.evaluate((button) => button.getBoundingClientRect().top);
  expect(await message.evaluate((text) => text.getBoundingClientRect().bottom)).toBeLessThan(below);
  await clock.goOn();

  // A finger across turns the step; one that hardly moves, or moves down, does not.
  await cookMode(page).getByRole('button', { name: 'Ingrédients' }).click();
  const swipe = await swiper(page);
  await swipe(-120);
  await expect(stepOf(page, 2, total)).toBeVisible();
  await swipe(-40);
  await swipe(-80, 120);
  await swipe(120);
  await expect(stepOf(page, 1, total)).toBeVisible();
  await swipe(120);
  await expect(stepOf(page, 1, total)).toBeVisible();
  await swipe(-120);
  await expect(stepOf(page, 2, total)).toBeVisible();
});

test('timers run on between steps, reloads and pages, and say when they are over', async ({
  page,
}) => {
  await watchDevice(page);
  await becomeSubscriber(page);
  const recipe = await keepTimedRecipe(page);
  const total = recipe.steps.length;
  const index = recipe.steps.findIndex(({ timers }) => timers.length > 0);
  const { text = '', timers = [] } = recipe.steps[index] ?? {};
  const { offset = 0, length = 0, seconds = 0 } = timers[0] ?? {};
  const words = text.slice(offset, offset + length);
  await page.clock.install();
  await page.goto(`/dashboard/recipes/${recipe.id}?step=${index + 1}`);
  await expect(stepOf(page, index + 1, total)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = cookMode(page).getByRole('button', { name: `Lancer ${words}` });
  await start.click();
  const list = cookMode(page).getByRole('list', { name: 'Minuteurs' });
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds));
  await page.clock.runFor(5_000);
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds - 5));

  await list.getByRole('button', { name: `Mettre en pause : ${words}` }).click();
  await page.clock.runFor(60_000);
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds - 5));
  await list.getByRole('button', { name: `Reprendre : ${words}` }).click();
  await list.getByRole('button', { name: `Une minute de plus : ${words}` }).click();
  await expect(list.getByRole('timer')).toHaveText(clockText(seconds + 55));
  await page.clock.resume();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('timer')).toBeVisible();

  await page.reload();
  await expect(list.getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Tableau de bord|Accueil/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL('/dashboard');
  const everywhere = page.getByRole('complementary', { name: 'Minuteurs' });
  await expect(everywhere.getByRole('timer')).toBeVisible();
  expect((await asked(page)).tones).toBe(0);

  await page.clock.fastForward((seconds + 60) * 1000);
  await expect(everywhere.getByText('C’est l’heure')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    `Minuteur terminé : ${words}, étape ${index + 1}`,
  );
  await expect.poll(async () => (await asked(page)).tones).toBeGreaterThan(0);
  await expectAccessible(page);
  await everywhere.getByRole('button', { name: `Arrêter le minuteur : ${words}` }).click();
  await expect(everywhere).toBeHidden();
});
