import { readdirSync } from 'node:fs';

const assets = new URL('../../../client/dist/assets/', import.meta.url);

/** Each with the start of its file's name, before what changes with every build. */
const fonts = [
  { family: 'Fraunces 72', weight: '400 700', start: 'fraunces-72-latin-' },
  {
    family: 'Source Sans 3 Variable',
    weight: '200 900',
    start: 'source-sans-3-latin-wght-normal-',
  },
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
    .map(({ family, weight, start }) => {
      const file = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
      return file
        ? `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("/assets/${file}") format("woff2"); }\n`
        : '';
    })
    .join('');
}
