import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What a theme can change. Every other rule finds the same in both, and is asked once, in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds against the page as it stands, which is in this theme. */
export async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<object[]> {
  const options: RunOptions = { resultTypes: ['violations'] };
  if (theme === 'dark') options.runOnly = { type: 'rule', values: colourRules };
  // Which page it will be is not known yet: it has no heading that would be true.
  else if ((await page.locator('main[aria-busy]').count()) > 0)
    options.rules = { 'page-has-heading-one': { enabled: false } };
  // Once for a document, by the browser's own tools: its content policy lets no script in.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked);
    return violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, options);
  return found.map(({ id, where }) => ({ id, theme, where }));
}
