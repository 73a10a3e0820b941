import { describe, expect, test } from 'vitest';
import type { DietaryRestriction } from '../restrictions.js';
import { checkRecipe } from './gate.js';

interface Written {
  title?: string;
  description?: string;
  ingredients: readonly string[];
  step?: string;
}

/** What is refused of the texts around a list, as « restriction: word ». */
function refused(restrictions: readonly DietaryRestriction[], written: Written): string[] {
  const { title = 'Le plat du jour', description = 'Simple.', ingredients, step = '' } = written;
  const recipe = { title, description, ingredients, instructions: [step] };
  return checkRecipe(recipe, { restrictions, avoidedFoods: [] })
    .filter(({ line }) => !ingredients.includes(line))
    .map(({ restriction, word }) => `${restriction}: ${word.toLowerCase()}`);
}

describe('a generic noun of a step means what the list names', () => {
  test.each<[string, string, DietaryRestriction]>([
    ['700 g de macreuse de bœuf', 'Saisir la viande sur toutes ses faces.', 'HALAL'],
    ['1 épaule d’agneau', 'Effilocher la viande.', 'KOSHER'],
    ['400 g de veau haché', 'Émietter la viande hachée.', 'HALAL'],
    ['6 hauts de cuisse de poulet', 'Sortir les morceaux de viande.', 'HALAL'],
    ['500 g de viande halal', 'Griller la viande.', 'HALAL'],
    ['75 cl de bouillon de bœuf', 'Mouiller avec le bouillon.', 'HALAL'],
    ['1 cube de bouillon de volaille', 'Dissoudre le cube de bouillon.', 'KOSHER'],
    ['1 cube de bouillon de légumes', 'Dissoudre le cube de bouillon.', 'VEGETARIAN'],
    ['1 l de bouillon de légumes', 'Ajouter une louche de bouillon.', 'VEGAN'],
    ['1 l de bouillon de légumes', 'Couvrir de bouillon.', 'VEGETARIAN'],
    ['1 cube de bouillon de bœuf', 'Arroser de bouillon chaud.', 'HALAL'],
    ['4 dos de cabillaud', 'Poser le poisson sur les poireaux.', 'KOSHER'],
    ['2 darnes de saumon', 'Retourner les filets de poisson.', 'KOSHER'],
    ['10 tranches de bresaola', 'Répartir la charcuterie.', 'HALAL'],
    ['6 merguez', 'Piquer les saucisses.', 'HALAL'],
    ['4 saucisses de volaille', 'Poêler la saucisse.', 'KOSHER'],
    ['6 tranches de jambon de dinde', 'Enrouler le jambon.', 'HALAL'],
    ['2 escalopes de dinde', 'Aplatir les escalopes.', 'KOSHER'],
    // « de » and no number before it: some of what there is.
    ['60 g d’emmental végétal', 'Parsemer d’emmental.', 'VEGAN'],
    ['80 g de fromage râpé vegan', 'Finir avec un peu de fromage.', 'DAIRY_FREE'],
    ['50 g de beurre végétal', 'Ajouter une noix de beurre.', 'VEGAN'],
    ['50 g de beurre végétal', 'Répartir des noisettes de beurre.', 'DAIRY_FREE'],
    ['20 cl de crème de soja', 'Finir d’un trait de crème.', 'VEGAN'],
    ['1 l de lait d’avoine sans gluten', 'Mouiller de lait.', 'DAIRY_FREE'],
    ['250 g de farine de riz', 'Saupoudrer de farine.', 'GLUTEN_FREE'],
    ['20 cl de vin rouge sans alcool', 'Arroser de vin.', 'HALAL'],
    ['12 feuilles de lasagnes sans gluten', 'Alterner les lasagnes et les légumes.', 'GLUTEN_FREE'],
  ])('%s: %s', (line, step, restriction) => {
    expect(refused([restriction], { ingredients: [line], step })).toEqual([]);
  });

  test.each<[Written]>([
    [{ title: 'Pâtes à la viande', ingredients: ['400 g de bœuf haché'] }],
    [{ title: 'Boulettes de viande', ingredients: ['400 g d’agneau haché'] }],
    [{ description: 'Une viande qui fond.', ingredients: ['1 joue de bœuf'] }],
    [{ description: 'Des saucisses grillées.', ingredients: ['4 saucisses de soja'] }],
    // A dish that is named by things of the list is of these.
    [{ title: 'Saucisses aux lentilles', ingredients: ['4 saucisses de volaille halal'] }],
    [{ title: 'Saucisse-lentilles', ingredients: ['4 saucisses végétales'] }],
    [{ title: 'Endives au jambon', ingredients: ['4 tranches de jambon de dinde halal'] }],
    [{ title: 'Œufs au bacon', ingredients: ['6 œufs', '100 g de bacon de dinde halal'] }],
  ])('nor does the dish hold more by its name: %o', (written) => {
    expect(refused(['HALAL'], written)).toEqual([]);
  });
});

describe('it clears nothing else', () => {
  test.each<[string, string, DietaryRestriction, string]>([
    // What the list names of the same kind and is forbidden.
    ['500 g de bœuf + 80 g de lardons', 'Dorer la viande.', 'HALAL', 'viande'],
    ['3 merguez + 2 chipolatas', 'Griller les saucisses.', 'KOSHER', 'saucisses'],
    ['500 g de bœuf', 'Dorer la viande.', 'VEGETARIAN', 'viande'],
    ['1 queue de lotte', 'Couper le poisson.', 'KOSHER', 'poisson'],
    // Another thing.
    ['500 g de bœuf', 'Ajouter la saucisse.', 'HALAL', 'saucisse'],
    ['500 g de bœuf', 'Ajouter la viande de porc.', 'HALAL', 'viande de porc'],
    ['500 g de bœuf', 'Ajouter 100 g de viande.', 'HALAL', 'viande'],
    ['3 carottes', 'Couvrir de bouillon.', 'VEGETARIAN', 'bouillon'],
    [
      '1 l de bouillon de légumes',
      'Couvrir de bouillon de bœuf.',
      'VEGETARIAN',
      'bouillon de bœuf',
    ],
    ['1 l de bouillon de légumes', 'Verser 1 l de bouillon.', 'VEGETARIAN', 'bouillon'],
    ['300 g de crevettes', 'Ajouter le poisson.', 'KOSHER', 'poisson'],
    ['1 noix de veau', 'Ajouter les noix.', 'NUT_FREE', 'noix'],
    ['50 g de beurre végétal', 'Ajouter 20 g de beurre.', 'VEGAN', 'beurre'],
    ['1 l de lait de soja', 'Ajouter deux cuillères de lait.', 'VEGAN', 'lait'],
    ['50 g de beurre végétal', 'Ajouter une noix de beurre salé.', 'VEGAN', 'beurre salé'],
    ['3 courgettes', 'Ajouter une noix de beurre.', 'DAIRY_FREE', 'noix de beurre'],
    ['200 g de fromage végétal', 'Parsemer de reblochon.', 'VEGAN', 'reblochon'],
    ['500 g de pâtes de riz', 'Saupoudrer de farine.', 'GLUTEN_FREE', 'farine'],
    ['6 saucisses végétales', 'Ajouter des lardons.', 'HALAL', 'lardons'],
    ['50 cl de fond de veau', 'Dorer la viande.', 'HALAL', 'viande'],
    ['1 fond de tarte', 'Verser le bouillon.', 'HALAL', 'bouillon'],
    ['1 pâte brisée', 'Ranger la charcuterie.', 'HALAL', 'charcuterie'],
    // Nothing of the kind.
    ['3 carottes', 'Saisir la viande.', 'HALAL', 'viande'],
    ['400 g de haché végétal', 'Saisir la viande.', 'VEGETARIAN', 'viande'],
  ])('%s: %s %s', (lines, step, restriction, word) => {
    const ingredients = lines.split(' + ');
    expect(refused([restriction], { ingredients, step })).toContain(`${restriction}: ${word}`);
  });
});

test.each<[string, string, DietaryRestriction, string]>([
  [
    'Saucisses de Toulouse aux lentilles',
    '4 saucisses de volaille',
    'HALAL',
    'saucisses de toulouse',
  ],
  ['Saucisses aux lentilles', '300 g de lentilles', 'HALAL', 'saucisses aux lentilles'],
  ['Lentilles au lard', '100 g de tofu fumé', 'HALAL', 'lentilles au lard'],
  ['Endives au jambon', '4 tranches de jambon de dinde', 'DAIRY_FREE', 'endives au jambon'],
])('%s of %s is still refused', (title, line, restriction, word) => {
  expect(refused([restriction], { title, ingredients: [line] })).toContain(
    `${restriction}: ${word}`,
  );
});
