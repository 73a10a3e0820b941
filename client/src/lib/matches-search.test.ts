import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search';

it.each([
  ['l’ail', "gousses de l'ail rose"],
  ["l'ail", 'gousses de l’ail rose'],
  ['l`oignon', "l'oignon rouge"],
  ['aujourdʼhui', 'soupe d’aujourd’hui'],
  ['huile d’olive', "huile d'olive"],
  ['oeuf', 'œufs'],
  ['ŒUF', '3 oeufs'],
  ['flageolets', 'ﬂageolets'],
  ['chou fleur', 'chou-fleur'],
  ['chou‑fleur', 'chou-fleur'],
  ['aubergine', 'auber\u00adgines'],
  ['riz poulet', 'Poulet au riz'],
  ['  crème   brulee ', 'Crème brûlée'],
  ['', 'sel'],
  ['oignons', 'oignon'],
  ['oignon', '3 oignons'],
  ['Oignons rouges', 'oignon rouge (gros)'],
  ['choux-fleurs', '1 chou-fleur'],
  ['gateaux', 'Gâteau, sans beurre'],
  ['bocaux', 'bocal de cerises'],
  ['bocal', '2 bocaux'],
  ['œufs', 'œuf'],
])('« %s » finds « %s »', (search, text) => expect(matchesSearch([text], search)).toBe(true));

it.each([
  ['riz lait', 'riz'],
  ['%', 'riz'],
  ['riz_', 'rizx'],
  // The mark of the plural is left out of whole words only.
  ['pois', 'poivrons'],
  ['noix', 'noisettes'],
  ['oignons', 'potimarrons'],
])('« %s » does not find « %s »', (search, text) =>
  expect(matchesSearch([text], search)).toBe(false),
);

it('looks for each word in any of the texts', () => {
  expect(matchesSearch(['Tarte', '3 poires'], 'tarte poire')).toBe(true);
});
