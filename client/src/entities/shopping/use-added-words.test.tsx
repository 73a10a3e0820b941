import { expect, it } from 'vitest';
import { catalogue as recipes } from '../../i18n/fr/recipes';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import type { Added } from './count-articles';
import { useAddedWords } from './use-added-words';

const draw = drawInFrench({ recipes });

function Said(of: Added) {
  return useAddedWords()(of) ?? 'rien';
}

const item = (product: string, toCheck = false) => ({ product, toCheck });
const [salt, oil] = [item('sel', true), item('huile', true)];
const [leek, rice] = [item('poireau'), item('riz')];

it.each<[string, Added['items'], number]>([
  ['1 article ajouté à la liste', [leek, leek], 1],
  ['2 articles ajoutés à la liste, avec 1 produit à vérifier', [leek, rice, salt, salt], 2],
  [
    '1 article ajouté à la liste, 1 complété, avec 2 produits à vérifier',
    [leek, rice, salt, oil],
    1,
  ],
  ['2 articles complétés sur la liste, avec 1 produit à vérifier', [leek, rice, oil], 0],
  ['1 article ajouté à la liste', [leek, item('poireau', true)], 1],
  ['rien', [salt, oil], 0],
  ['rien', [], 0],
])('an add says: %s', (said, items, newArticles) => {
  expect(draw(<Said items={items} newArticles={newArticles} />)).toBe(said);
});
