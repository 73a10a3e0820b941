import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { expect, test } from './journey';

const legalPages = ['/privacy', '/terms'];

test('the legal pages say who runs this Popote, or that nobody has said so yet', async ({
  page,
}) => {
  for (const path of legalPages) {
    await page.goto(path);
    await expect(page.getByText(/à compléter par qui exploite cette installation/)).toBeVisible();
  }
  const product = await serveProduct({
    OPERATOR_NAME: 'Rey & Filles Sàrl',
    OPERATOR_ADDRESS: 'rue du Four 1, 1950 Sion',
    LOG_LEVEL: 'error',
  });
  try {
    for (const path of legalPages) {
      await page.goto(`${product.url}${path}`);
      await expect(
        page.getByText(/\s: Rey & Filles Sàrl, rue du Four 1, 1950 Sion\./),
      ).toBeVisible();
      expect(await page.content()).not.toMatch(/origin\.invalid|\{\{|à compléter/);
    }
    await page.goto(`${product.url}/terms`);
    // Nobody is promised a letter that nothing sends.
    await expect(page.locator('main')).not.toContainText(/annoncé.* par email/);
  } finally {
    await product.stop();
  }
});
