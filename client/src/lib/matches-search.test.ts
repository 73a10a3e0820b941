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
])('« %s » finds « %s »', (search, text) => expect(matchesSearch([text], search)).toBe(true));

it.each([
  ['riz lait', 'riz'],
  ['%', 'riz'],
  ['riz_', 'rizx'],
])('« %s » does not find « %s »', (search, text) =>
  expect(matchesSearch([text], search)).toBe(false),
);

it('looks for each word in any of the texts', () => {
  expect(matchesSearch(['Tarte', '3 poires'], 'tarte poire')).toBe(true);
});
