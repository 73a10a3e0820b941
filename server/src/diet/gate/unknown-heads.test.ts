import { expect, test } from 'vitest';
import { checkLine } from './gate.js';

const unknownIn = (line: string): string[] =>
  checkLine(line, { restrictions: ['LUPIN'], avoidedFoods: [] }).map(({ word }) => word);

test.each([
  '2 carottes selon l’appétit de chacun',
  '500 g de pommes de terre, prendre des petites',
  '1 oignon rouge, car il est plus doux',
  '2 courgettes que vous aurez lavées auparavant',
  '1 poignée de roquette, histoire de décorer',
  '1 botte de persil, question de donner du goût',
  '1 melon bien parfumé, sinon tant pis',
  '3 poireaux, légumes qui cuisent en dix minutes',
  '250 g de fleurons de brocoli',
  '4 brins d’aneth, brindilles de thym',
  '1 boîte (540 ml) de pois chiches',
  'pois chiches : 2 boîtes',
  '3 feuilles de blirvotch (= thym sauvage)',
  '1 trait de réduction balsamique',
  'croquables tels quels : 6 radis',
  '1 camembert rectangulaire boisé',
  '250 ml de sauce marinara',
  '1 c. à c. de cumin (Blirvotch, marché de Zurgl)',
  'Blettes : pour la mâche, la couleur et une note d’amertume',
  '½ c à c d ‘ail des ours',
])('« %s » is asked of what it names, and not of what it remarks', (line) => {
  expect(unknownIn(line)).toEqual([]);
});

test.each([
  ['2 carottes, 1 blirvotch', 'blirvotch'],
  ['100 g de riz ou blirvotch à décorer', 'blirvotch'],
  ['1 blirvotch de carottes', 'blirvotch'],
  ['1 blirvotch, selon l’appétit', 'blirvotch'],
  ['1 blirvotch (= 2 cuillères)', 'blirvotch'],
  ['1 boîte de thon (ou Blirvotch)', 'Blirvotch'],
  ['Blettes : pour la mâche, la couleur et un blirvotch', 'blirvotch'],
  ['1 réduction de blirvotch', 'blirvotch'],
  ['2 blirvotables', 'blirvotables'],
  ['1 camembert blirvotch', 'blirvotch'],
])('what nobody knows in « %s » may be anything', (line, word) => {
  expect(unknownIn(line)).toEqual([word]);
});
