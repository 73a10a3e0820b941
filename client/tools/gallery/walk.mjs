import { photograph } from './camera.mjs';
import { newcomer } from './newcomer.mjs';
import { payer } from './payer.mjs';
import { subscriber } from './subscriber.mjs';
import { visitor } from './visitor.mjs';

/**
 * Walks through every scene, in the order in which a person meets them.
 * A scene that is not reached is noted, and the walk goes on.
 */
export async function walk({ browser, url, folder, views, only, readme }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const taken = [];
  const missed = [];
  const faults = [];

  const attempt = async (name, work) => {
    try {
      await work();
    } catch (error) {
      missed.push(
        `${name}: ${String(error.message ?? error)
          .split('\n', 2)
          .join(' ')}`,
      );
    }
  };
  const wanted = (name) =>
    readme ? name in views : only.length === 0 || only.some((start) => name.startsWith(start));

  /** Takes a scene: `reach` once, then `again` before each view; in views of its own where it has some. */
  const scene = (name, { reach, again, whole, leave, views: own = views } = {}) =>
    attempt(name, async () => {
      await reach?.(page);
      if (wanted(name)) {
        const shots = {
          folder,
          flat: readme,
          views: readme ? views[name] : own,
          name,
          again,
          whole,
        };
        const result = await photograph(page, shots);
        taken.push(...result.taken);
        faults.push(...result.faults);
        console.log(`· ${name}`);
      }
      await leave?.(page);
    });

  for (const part of [visitor, newcomer, subscriber, payer])
    await attempt(part.name, () => part({ page, scene, attempt }));
  await context.close();
  return { taken, missed, faults };
}
