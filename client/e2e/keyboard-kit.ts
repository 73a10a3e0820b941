import { expect, type Locator, type Page } from '@playwright/test';

/** The outline or the border that shows where the focus is, on the element or on what stands for it. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return null;
    // A native box is drawn by the mark beside it.
    const drawn = [focused, focused.nextElementSibling, focused.closest('label')];
    return drawn.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  });

/** Goes on by Tab until the control has the focus, and sees that it shows. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      // A page that has just come may still wait for its style sheet.
      await expect.poll(() => ringOf(page)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab do not lead to ${control.toString()}`);
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: label }).first());
  await page.keyboard.type(text);
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
