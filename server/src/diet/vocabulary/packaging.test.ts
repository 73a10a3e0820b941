import { expect, it } from 'vitest';
import { aisleOf, canonicalProduct } from './product.js';
import { packagingOf } from './packaging.js';

it.each([
  ['huile d’olive', 'BOTTLE'],
  ['vinaigre balsamique', 'BOTTLE'],
  ['sauce soja', 'BOTTLE'],
  ['lait', 'BOTTLE'],
  ['crème liquide', 'BOTTLE'],
  ['vin blanc', 'BOTTLE'],
  ['rhum', 'BOTTLE'],
  ['vanille liquide', 'BOTTLE'],
  ['moutarde', 'JAR'],
  ['miel', 'JAR'],
  ['concentré de tomates', 'JAR'],
  ['câpres', 'JAR'],
  ['crème fraîche', 'JAR'],
  ['yaourt nature', 'JAR'],
  ['pot de yaourt', 'JAR'],
  ['cumin', 'PACKET'],
  ['sel', 'PACKET'],
  ['farine', 'PACKET'],
  ['beurre', 'PACKET'],
  ['fromage râpé', 'PACKET'],
  ['sésame', 'PACKET'],
  ['thym séché', 'PACKET'],
  ['thé', 'PACKET'],
  ['persil haché', 'BUNCH'],
  ['ciboulette', 'BUNCH'],
  ['jus de citron', 'PIECE'],
  ['échalote', 'PIECE'],
  ['gingembre râpé', 'PIECE'],
  ['bocal de cornichons', 'PIECE'],
  ['boîtes de tomates pelées', 'PIECE'],
  ['pots de moutarde', 'PIECE'],
  ['blanc de poulet', null],
  ['pain', null],
  ['papier cuisson', null],
  ['piles', null],
])('%s is sold in: %s', (name, packaging) => {
  expect(packagingOf(name, aisleOf(name))).toBe(packaging);
});

it('a pot of yoghurt is a yoghurt', () => {
  const names = ['½ pot de yaourt', 'pots de yaourt nature', 'yaourt nature', 'yaourts'];
  expect(new Set(names.map((name) => canonicalProduct(name.replace('½ ', ''))))).toEqual(
    new Set(['yaourt']),
  );
});
