import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveProduct } from '../tools/gallery/serve-product.mjs';
import { expectSettled, openChat, say } from './chat-kit';
import { becomeSubscriber, expect, expectAccessible, test } from './journey';
import { send } from './kitchen-kit';

test('a proposal of yesterday has expired: it says so when one applies it, and nothing is written', async ({
  browser,
}) => {
  test.slow();
  const folder = { DATA_DIR: mkdtempSync(join(tmpdir(), 'popote-expiry-')) };
  let product = await serveProduct(folder);
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await becomeSubscriber(page);
    await openChat(page);
    await say(page, 'Ajoute du café à ma liste');
    await expectSettled(page);
    const proposal = page.getByRole('group', { name: 'Ajouter à la liste de courses' });
    await expect(proposal.getByRole('button', { name: 'Appliquer' })).toBeVisible();

    // The page stays open for a day, and has not heard that it is over.
    await product.stop();
    const ahead = new URL('clock-ahead.mjs', import.meta.url).href;
    product = await serveProduct({
      ...folder,
      PORT: new URL(product.url).port,
      NODE_OPTIONS: `--import=${ahead}`,
    });
    await expect(proposal.getByRole('status')).toContainText('Rien n’est changé');
    await proposal.getByRole('button', { name: 'Appliquer' }).click();
    await expect(proposal.getByRole('status')).toHaveText(
      'Cette proposition a expiré. Redemandez-la au chef.',
    );
    await expect(proposal.getByRole('status')).toBeFocused();
    await expect(proposal.getByRole('button')).toHaveCount(0);
    await expect(proposal.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    const asked = '{ viewer { shoppingItems { name } } }';
    expect(await send(page, asked)).toEqual({ viewer: { shoppingItems: [] } });

    await page.reload();
    await expect(proposal.getByRole('status')).toContainText('a expiré');
    await expect(proposal.getByRole('button')).toHaveCount(0);
  } finally {
    await context.close();
    await product.stop();
    rmSync(folder.DATA_DIR, { recursive: true, force: true });
  }
});
