import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half as long as `axe.source`. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What a theme can change. Every other rule finds the same in both, and is asked once, in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** By the browser's own tools: its content policy lets no script in. `page.evaluate` takes twice as long for so much. */
async function bringAxe(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.evaluate', { expression: axeSource });
  await browser.detach();
}

/** What axe finds against the page as it stands, which is in this theme. */
export async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<object[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'] };
  if (theme === 'dark') options.runOnly = { type: 'rule', values: colourRules };
  // Which page it will be is not known yet: it has no heading that would be true.
  else if ((await page.locator('main[aria-busy]').count()) > 0)
    options.rules = { 'page-has-heading-one': { enabled: false } };
  // Once for a document.
  if (await page.evaluate(() => !('axe' in window))) await bringAxe(page);
  const found = await page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked);
    return violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, options);
  return found.map(({ id, where }) => ({ id, theme, where }));
}
