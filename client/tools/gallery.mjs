// pnpm gallery [folder]: the built product, walked through as a person would, with a picture of every page and state
// at three widths in both themes, and one contact sheet for each of the six. Fails where axe finds something, or where
// words lie beyond the screen.
// pnpm gallery --readme: only the few pictures that README.md shows, into client/docs/pictures.
// pnpm gallery --check: no picture, every page and state looked at once; a part of `npm test`.
// pnpm gallery --only favorites,feed: only the scenes whose name begins so (the way to them is walked all the same).
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { prepare } from '../../server/tools/prepare.mjs';
import { main, root, TaskError } from '../../server/tools/task.mjs';
import { everyView, inspect, photograph, readmeViews } from './gallery/camera.mjs';
import { writeContactSheets } from './gallery/contact-sheet.mjs';
import { serveProduct } from './gallery/serve-product.mjs';
import { walk } from './gallery/walk.mjs';

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      readme: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      report: { type: 'string' },
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

/** Which scenes are wanted, by name. */
const wantedBy =
  ({ readme, only }) =>
  (name) =>
    readme
      ? name in readmeViews
      : only.length === 0 || only.some((start) => name.startsWith(start));

async function takePictures({ browser, products, options }) {
  const folder = chooseFolder(options);
  mkdirSync(folder, { recursive: true });
  const taken = [];
  const faults = [];
  const look = async (page, { name, views = everyView, again, whole }) => {
    const own = options.readme ? readmeViews[name] : views;
    const shots = { name, again, whole, folder, flat: options.readme, views: own };
    const result = await photograph(page, shots);
    taken.push(...result.taken);
    faults.push(...result.faults);
    console.log(`· ${name}`);
  };
  const { missed } = await walk({ browser, products, wanted: wantedBy(options), look });
  if (!options.readme) await writeContactSheets({ browser, folder, taken });
  console.log(`${taken.length} pictures in ${folder}`);
  return { missed, faults };
}

/** As many parts at once as the journeys of the suite have workers. */
const partsAtOnce = 2;

async function check({ browser, products, options }) {
  const faults = [];
  let passed = 0;
  const look = async (page, scene) => {
    if (scene.fleeting) return;
    const found = await inspect(page, scene);
    if (found.length === 0) passed += 1;
    console.log(`${found.length === 0 ? '✓' : '✗'} ${scene.name}`);
    if (found.length > 0) faults.push([scene.name, ...found].join('\n    '));
  };
  const wanted = wantedBy(options);
  const { missed, times } = await walk({ browser, products, wanted, look, at: partsAtOnce });
  const wrong = [...faults, ...missed];
  // What server/tools/test.mjs adds up.
  if (options.report)
    writeFileSync(options.report, JSON.stringify({ passed, faults: wrong, files: times }));
  console.log(`${passed} scenes without a fault, ${wrong.length} with one or not reached`);
  return { missed, faults };
}

void main(import.meta.url, async () => {
  const options = readOptions();
  if (!options['skip-build']) await prepare();
  const { findChromium } = await tsImport('../e2e/find-chromium.ts', import.meta.url);
  const { browserArguments } = await tsImport('../e2e/browser-arguments.ts', import.meta.url);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...browserArguments, '--lang=fr-CH'],
  });
  const [hurried, unhurried] = await Promise.all(
    ['instant', 'human'].map((pace) => serveProduct({ STANDIN_CHEF_PACE: pace })),
  );
  try {
    const visit = options.check ? check : takePictures;
    const { missed, faults } = await visit({ browser, products: { hurried, unhurried }, options });
    const lines = (heading, all) => (all.length > 0 ? [heading, ...all].join('\n  ') : '');
    const wrong = [lines('Not reached:', missed), lines('Wrong:', faults)].filter(Boolean);
    if (wrong.length > 0) throw new TaskError(wrong.join('\n'));
  } finally {
    await browser.close();
    await Promise.all([hurried.stop(), unhurried.stop()]);
  }
});
