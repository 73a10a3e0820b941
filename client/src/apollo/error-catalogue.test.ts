import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { catalogue as errors } from '../i18n/fr/errors';
import { accountErrors, retiredAccountErrors } from '../../e2e/error-catalogue';
import { kitchenErrors } from '../../e2e/error-catalogue-kitchen';

const i18n = createInstance();
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { errors } }, defaultNS: 'errors' }));

const repository = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, repository), 'utf8');
const localCodes = ['FIELD', 'OFFLINE', 'UNREACHABLE', 'UNEXPECTED', 'UNAUTHENTICATED'];
const said = [...accountErrors, ...kitchenErrors];
const fileOf = (shownBy: string): string =>
  shownBy.startsWith('src/') ? `client/${shownBy}` : `client/e2e/${shownBy}.spec.ts`;

it.each(said.map((error) => [error.sentence, error] as const))(
  '« %s » is what the catalogue holds, under a code of the API, and a journey or a test finds it said',
  (sentence, { key, values, code, shownBy }) => {
    expect(i18n.getFixedT('fr', 'errors')(key, { ...values })).toBe(sentence);
    const shown = read(fileOf(shownBy));
    expect(shown).toContain(sentence);
    if (localCodes.includes(code)) return;
    expect(read('schema.graphql')).toMatch(`  ${code}\n`);
    if (!shownBy.startsWith('src/')) return;
    // In a row of the test's table, which ends so, and not anywhere in it.
    const rows = shown.split(']').filter((row) => row.includes(sentence));
    expect(rows.join('\n')).toContain(`'${code}'`);
  },
);

it.each(retiredAccountErrors.map((error) => [error.sentence, error] as const))(
  '« %s » is said nowhere, and its substitute is a sentence of the catalogue',
  (sentence, { insteadSay }) => {
    const catalogue = read('client/src/i18n/fr/errors.ts');
    for (const quote of ['"', "'"]) expect(catalogue).not.toContain(quote + sentence + quote);
    if (insteadSay) expect(said.map(({ key }) => key)).toContain(insteadSay);
  },
);

it('each sentence is decided once', () => {
  const keys = said.map(({ key, values }) => `${key} ${values?.reason ?? ''}`);
  expect(new Set(keys).size).toBe(keys.length);
});
