// What types cannot say about the catalogues: a sentence nobody says, a plural without its pair, and
// French (or any sentence) written in a component. Missing keys are type errors already.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readSource } from './read-source.mjs';

const client = fileURLToPath(new URL('..', import.meta.url));
const catalogues = join(client, 'src/i18n/fr');

const isCode = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\.d\.ts$|\.generated\.ts$|(^|[/\\])(?:i18n[/\\]fr|testkit)[/\\]/.test(path);

const sources = () =>
  readdirSync(join(client, 'src'), { recursive: true })
    .filter(isCode)
    .map((path) => join(client, 'src', path));

/** A catalogue is plain data, so it can be run as it stands once its types are gone. */
async function loadCatalogue(path) {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const { catalogue } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return catalogue;
}

const leaves = (value, path = '') =>
  typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [path];

const texts = (value) =>
  typeof value === 'object' ? Object.values(value).flatMap(texts) : [String(value)];

/** A guillemet, and what French sets a space before, never begin or end a line alone. */
const breakable = (namespace, catalogue) =>
  texts(catalogue)
    .filter((text) => /« | [»:;!?%](?![\w])/.test(text))
    .map((text) => `${namespace}: « ${text} » has a space that may break; U+202F does not`);

const plural = /_(zero|one|many|other)$/;

function unpairedPlurals(namespace, keys) {
  return keys
    .filter((key) => plural.test(key))
    .map((key) => key.replace(plural, ''))
    .flatMap((key) => ['one', 'other'].map((form) => `${key}_${form}`))
    .filter((key, index, all) => all.indexOf(key) === index && !keys.includes(key))
    .map((key) => `${namespace}:${key} is missing beside its other plural forms`);
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A matcher for the keys that a literal may name; a hole in a template stands for any text. */
function literalMatcher({ parts }) {
  const [first, ...rest] = parts;
  const bare = [first.replace(/^[\w-]+:/, ''), ...rest];
  if (bare.length === 1) return (key) => key === bare[0];
  if (!bare.some((part) => /[a-z]/i.test(part))) return () => false;
  const pattern = new RegExp(`^${bare.map(escape).join('[^]+')}$`);
  return (key) => pattern.test(key);
}

function unusedKeys(namespace, keys, uses) {
  return keys
    .filter((key) => {
      const name = key.replace(plural, '');
      return !uses.some(
        ({ names, whole }) => names(name) || (whole && name.startsWith(`${whole}.`)),
      );
    })
    .map((key) => `${namespace}:${key} is said nowhere`);
}

/** Every fault of the catalogues and the components, one line each. */
export async function faults() {
  const read = sources().map((path) => readSource(path, client));
  const uses = read.flatMap(({ literals }) =>
    literals.map((literal) => ({ names: literalMatcher(literal), whole: literal.whole })),
  );
  const found = read.flatMap(({ sentences }) => sentences);
  for (const file of readdirSync(catalogues)) {
    const namespace = basename(file, '.ts');
    const catalogue = await loadCatalogue(join(catalogues, file));
    const keys = leaves(catalogue);
    found.push(
      ...unpairedPlurals(namespace, keys),
      ...unusedKeys(namespace, keys, uses),
      ...breakable(namespace, catalogue),
    );
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = await faults();
  found.forEach((fault) => console.log(fault));
  process.exitCode = found.length > 0 ? 1 : 0;
}
