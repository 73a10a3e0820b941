import { readdirSync } from 'node:fs';

const assets = new URL('../../client/dist/assets/', import.meta.url);

/** Each with the start of its file's name, before what changes with every build. */
const fonts = [
  { family: 'Fraunces 560', start: 'fraunces-560-' },
  { family: 'Popote Sans', start: 'popote-sans-' },
] as const;

function listAssets(): string[] {
  try {
    return readdirSync(assets);
  } catch {
    // While developing, the pages need not be built; the style names other fonts too.
    return [];
  }
}

/** The product's own fonts from the product's own port: whoever comes from its pages has them at hand already. */
export function fontFaces(): string {
  const files = listAssets();
  return fonts
    .map(({ family, start }) => {
      const file = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
      return file
        ? `@font-face { font-family: "${family}"; font-weight: 400 700; font-display: swap; src: url("/assets/${file}") format("woff2"); }\n`
        : '';
    })
    .join('');
}
