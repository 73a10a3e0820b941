import { tsImport } from 'tsx/esm/api';
import { parts } from './parts.mjs';

const { newVisitor } = await tsImport('../../e2e/journey.ts', import.meta.url);
const { subscribeByApi } = await tsImport('../../e2e/subscribe-by-api.ts', import.meta.url);

const firstLine = (error) =>
  String(error.message ?? error)
    .split('\n', 2)
    .join(' ');

async function openPage(browser, { url, needsServiceWorker }) {
  const context = await browser.newContext({
    baseURL: url,
    // Each part would fill a cache of its own, and each of its pages pass through it.
    serviceWorkers: needsServiceWorker ? 'allow' : 'block',
    locale: 'fr-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

/** A household of its own, which has paid and has seen the product open. */
async function becomeCamille(page) {
  await subscribeByApi(page, newVisitor('Camille'));
  await page.goto('/privacy');
  await page.evaluate(() => sessionStorage.setItem('splash-shown', 'true'));
}

/**
 * Walks through every scene whose name is `wanted`, part by part, so many parts at once. `look` is called with each
 * when it is reached. A scene that is not reached is noted, and the walk goes on. `times` has the milliseconds that
 * each part took.
 */
export async function walk({ browser, products, wanted, look, at = 1 }) {
  const missed = [];
  const times = [];
  const attempt = async (name, work) => {
    try {
      await work();
    } catch (error) {
      missed.push(`${name}: ${error.message}`);
    }
  };

  async function walkPart({ name, isSubscriber, isLookedOn, needsServiceWorker, run }) {
    const since = performance.now();
    const { url } = isLookedOn ? products.unhurried : products.hurried;
    const page = await openPage(browser, { url, needsServiceWorker });
    /**
     * `reach` once, then `again` before each view; in `views` of its own where it has some. `fleeting`: it is gone
     * before one has looked twice.
     */
    const scene = (title, { reach, again, leave, ...more } = {}) =>
      attempt(title, async () => {
        try {
          await reach?.(page);
          if (wanted(title)) await look(page, { name: title, again, ...more });
          await leave?.(page);
        } catch (error) {
          const shown = await page.locator('body').innerText();
          throw new Error(`${firstLine(error)} at ${page.url()}, which says: ${shown}`, {
            cause: error,
          });
        }
      });
    await attempt(name, async () => {
      if (isSubscriber) await becomeCamille(page);
      await run({ page, scene, attempt });
    });
    await page.context().close();
    times.push([name, performance.now() - since]);
  }

  const waiting = [...parts];
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await walkPart(part);
  };
  await Promise.all(Array.from({ length: at }, worker));
  return { missed, times };
}
