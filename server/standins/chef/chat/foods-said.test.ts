import { expect, it } from 'vitest';
import { foodSpans } from './foods-said.js';
import { hear } from './hear.js';

it.each<[string, ...string[]]>([
  ['un steak bleu', 'steak'],
  ['une sauce au bleu', 'sauce', 'bleu'],
  ['ajoute du bleu et du lieu', 'bleu', 'lieu'],
  ['pommes, bleu, noix', 'pommes', 'bleu', 'noix'],
  ['2 kg de pommes au lieu de 1', 'pommes'],
  ['au lieu du beurre, de la margarine', 'beurre', 'margarine'],
  ['un truc croustillant mais sans oignon', 'oignon'],
])('in « %s » a word that has two senses is a food where a noun stands', (said, ...foods) => {
  expect(foodSpans(hear(said).plain).map(({ name }) => name)).toEqual(foods);
});
