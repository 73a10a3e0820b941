// pnpm gallery [folder]: the built product, walked through as a person would, with a picture of every page and state
// at three widths in both themes, and one contact sheet for each of the six. Fails where axe finds something, or where
// words lie beyond the screen.
// pnpm gallery --readme: only the few pictures that README.md shows, into client/docs/pictures.
// pnpm gallery --only favorites,feed: only the scenes whose name begins so (the way to them is walked all the same).
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { prepare } from '../../server/tools/prepare.mjs';
import { main, root, TaskError } from '../../server/tools/task.mjs';
import { everyView, readmeViews } from './gallery/camera.mjs';
import { writeContactSheets } from './gallery/contact-sheet.mjs';
import { serveProduct } from './gallery/serve-product.mjs';
import { walk } from './gallery/walk.mjs';

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      readme: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      'skip-build': { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  return { ...values, only: values.only.split(',').filter(Boolean), folder };
}

function chooseFolder({ readme, folder }) {
  if (folder) return resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  if (readme) return join(root, 'client/docs/pictures');
  return mkdtempSync(join(tmpdir(), 'popote-gallery-'));
}

void main(import.meta.url, async () => {
  const options = readOptions();
  if (!options['skip-build']) await prepare();
  const folder = chooseFolder(options);
  mkdirSync(folder, { recursive: true });
  const { findChromium } = await tsImport('../e2e/find-chromium.ts', import.meta.url);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=fr-CH'],
  });
  const product = await serveProduct();
  try {
    const views = options.readme ? readmeViews : everyView;
    const start = { browser, url: product.url, folder, views };
    const { taken, missed, faults } = await walk({ ...options, ...start });
    if (!options.readme) await writeContactSheets({ browser, folder, taken });
    console.log(`${taken.length} pictures in ${folder}`);
    const lines = (heading, all) => (all.length > 0 ? [heading, ...all].join('\n  ') : '');
    const wrong = [lines('Not reached:', missed), lines('Wrong:', faults)].filter(Boolean);
    if (wrong.length > 0) throw new TaskError(wrong.join('\n'));
  } finally {
    await browser.close();
    await product.stop();
  }
});
