import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const style = `
  body { margin: 24px; background: #d9d9d9; font: 13px/1.3 system-ui, sans-serif; color: #111; }
  main { display: grid; grid-template-columns: repeat(auto-fill, var(--thumb)); gap: 20px; align-items: start; }
  figure { margin: 0; }
  img { display: block; width: 100%; max-height: calc(var(--thumb) * 2.6); object-fit: cover; object-position: top; }
  figcaption { padding: 4px 0; }`;

const figure = ({ file, name }) =>
  `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${name}</figcaption></figure>`;

const sheet = (view, pictures) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${view}</title>
<style>:root { --thumb: ${view.startsWith('laptop') ? 420 : 260}px; } ${style}</style>
<h1>${view}</h1>
<main>${pictures.map(figure).join('\n')}</main></html>
`;

/** Writes one page for each view, with all its pictures side by side, and a picture of that page. */
export async function writeContactSheets({ browser, folder, taken }) {
  const page = await browser.newPage({ viewport: { width: 1840, height: 900 } });
  for (const view of new Set(taken.map(({ view }) => view))) {
    const file = join(folder, `sheet-${view}.html`);
    writeFileSync(
      file,
      sheet(
        view,
        taken.filter((picture) => picture.view === view),
      ),
    );
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true });
  }
  await page.close();
}
