import { existsSync, readFileSync } from 'node:fs';

const pagesFile = new URL('../src/app/pages.ts', import.meta.url);

/** The module as it is imported, without its ending; from the client's folder. */
function moduleAt(path) {
  const url = new URL(path, pagesFile);
  const ending = ['.tsx', '.ts'].find((each) => existsSync(new URL(url.href + each)));
  return new URL(`${path}${ending}`, 'file:///src/app/').pathname.slice(1);
}

/** The lazy pages of app/pages.ts by name: their module, and the catalogues that come with it. */
export function readPageModules() {
  const text = readFileSync(pagesFile, 'utf8');
  const declaration =
    /export const (\w+) = lazyPage\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,?([^)]*)\)/g;
  return new Map(
    [...text.matchAll(declaration)].map(([, name, path, rest]) => [
      name,
      {
        module: moduleAt(path),
        catalogues: [...rest.matchAll(/'([\w-]+)'/g)].map(([, one]) => `src/i18n/fr/${one}.ts`),
      },
    ]),
  );
}

/**
 * The files of the build that these pages need at once, with all that their modules import.
 * @throws Error where there is no such page, or the build lacks a module
 */
export function filesOfPages(manifest, names) {
  const pages = readPageModules();
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const name of names) {
    const page = pages.get(name);
    if (!page) throw new Error(`app/pages.ts has no page ${name}.`);
    for (const key of [page.module, ...page.catalogues]) visit(key);
  }
  return files;
}
