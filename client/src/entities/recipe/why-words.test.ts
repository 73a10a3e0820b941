import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue as recipes } from '../../i18n/fr/recipes';
import { isPlural, whyWords, type Reason } from './why-words';

const i18n = createInstance();
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { recipes } }, defaultNS: 'recipes' }));

// A Friday.
const today = '2026-11-27';
const reason = (
  kind: Reason['kind'],
  foodName: string | null = null,
  expiresOn: string | null = null,
) => ({
  kind,
  foodName,
  expiresOn,
});

describe('why a dish was chosen', () => {
  it.each([
    ['finit les poires avant dimanche', reason('USES_UP', 'Poires', '2026-11-29')],
    [
      'finit les filets de truite avant demain',
      reason('USES_UP', 'Filets de truite', '2026-11-28'),
    ],
    ['finit votre gruyère avant le 9 décembre', reason('USES_UP', 'Gruyère', '2026-12-09')],
    ['finit votre ananas avant jeudi', reason('USES_UP', 'Ananas', '2026-12-03')],
    ['finit les œufs', reason('USES_UP', 'Œufs')],
    ['avec vos courgettes', reason('AT_HOME', 'Courgettes')],
    ['avec votre riz basmati', reason('AT_HOME', 'Riz basmati')],
    ['avec ce que vous avez', reason('AT_HOME')],
    ['vite fait', reason('QUICK')],
    ['vous l’avez gardée', reason('KEPT')],
    ['à votre goût', reason('LIKED')],
    ['de saison', reason('IN_SEASON')],
    ['petit prix', reason('LOW_PRICE')],
    ['pensé pour les enfants', reason('CHILDREN')],
  ])('« %s »', (words, each) => {
    expect(whyWords(i18n.getFixedT('fr', 'recipes'), [each], today)).toBe(words);
  });

  it('is one phrase, and none where nothing speaks for it', () => {
    const t = i18n.getFixedT('fr', 'recipes');
    expect(whyWords(t, [reason('IN_SEASON'), reason('QUICK')], today)).toBe('de saison, vite fait');
    expect(whyWords(t, [], today)).toBe('');
  });
});

it.each([
  ['2 poireaux', true],
  ['choux de Bruxelles', true],
  ['jus de pomme', false],
  ['gros sel', false],
  ['reste de soupe', false],
])('« %s » is a plural: %s', (name, expected) => {
  expect(isPlural(name)).toBe(expected);
});
