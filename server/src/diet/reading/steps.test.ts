import { describe, expect, test } from 'vitest';
import { checkLine, checkRecipe, checkText } from '../gate/gate.js';
import { dietaryRestrictions, type DietaryRestriction } from '../restrictions.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const found = (conflicts: readonly { restriction: string }[]) =>
  new Set(conflicts.map(({ restriction }) => restriction));
const inStep = (step: string) => found(checkText(step, rules));
const inRecipe = (title: string, line: string, step: string) =>
  found(checkRecipe({ title, description: '', ingredients: [line], instructions: [step] }, rules));

describe('what a step brings to the table although no list has it', () => {
  test.each<[string, DietaryRestriction]>([
    ['Servir avec une boule de glace à la vanille.', 'DAIRY_FREE'],
    ['Accompagner de brioche toastée.', 'GLUTEN_FREE'],
    ['Servir accompagné de madeleines.', 'VEGAN'],
    ['Servez sur des blinis.', 'GLUTEN_FREE'],
    ['Servez 2 nems par personne.', 'VEGETARIAN'],
    ['Présentez avec des gougères.', 'DAIRY_FREE'],
    ['Dégustez avec un kebab.', 'VEGETARIAN'],
    ['Parsemer de biscuits émiettés.', 'GLUTEN_FREE'],
    ['Emballez dans une crêpe.', 'GLUTEN_FREE'],
    ['Servir avec des cookies.', 'GLUTEN_FREE'],
    ['Émiettez un cookie par-dessus.', 'GLUTEN_FREE'],
    ['Déposez un nem dans chaque feuille.', 'VEGETARIAN'],
    ['Trempez des madeleines dans le sirop.', 'GLUTEN_FREE'],
    ['Bardez le rôti et ficelez-le.', 'KOSHER'],
    ['Crémez la sauce.', 'DAIRY_FREE'],
    ['Fleurez le plan de travail.', 'GLUTEN_FREE'],
    ['Si vous n’avez pas de vin, remplacez-le par du bouillon.', 'HALAL'],
  ])('« %s »', (step, restriction) => {
    expect(inStep(step)).toContain(restriction);
    expect(inRecipe('Salade', '200 g de carottes', step)).toContain(restriction);
  });

  test.each([
    ['Blinis au tofu', '400 g de tofu', 'Servez sur des blinis.'],
    ['Brioche perdue', '200 g de carottes', 'Servez avec une tranche de brioche.'],
    ['Salade', '200 g de carottes', 'Servez avec la sauce et un filet d’huile.'],
    ['Salade', '200 g de carottes', 'Servir avec un sorbet.'],
    ['Curry', '200 g de riz', 'Servez avec de la glace végétale.'],
  ])('%s, of %s: « %s » is of the list', (title, line, step) => {
    expect(inRecipe(title, line, step)).toEqual(new Set());
  });
});

test.each([
  'Coupez la tarte en huit.',
  'Mixez jusqu’à obtenir une crème onctueuse.',
  'Battez le tofu en crème.',
  'Fouettez la crème de coco bien froide en chantilly.',
  'Fouettez jusqu’à consistance de chantilly.',
  'Détaillez le tempeh en aiguillettes.',
  'Formez des steaks avec la préparation aux lentilles.',
  'Râpez le chou-fleur en semoule.',
  'Formez une galette et étalez-la comme une tarte.',
  'Préparez une pâte avec la farine de riz.',
  'Un gratin fondant et doré.',
  'Jusqu’à consistance d’une crème anglaise.',
  'Le tofu prend un petit goût de bacon.',
  'Pas besoin de beurre ici.',
  'Remplacez le beurre par de l’huile de coco.',
  'Cuire le riz al dente.',
  'Plier la feuille en deux, puis plié en quatre.',
])('« %s » speaks of a shape, or of what is not there', (step) => {
  expect(inStep(step)).toEqual(new Set());
});

describe('what a step adds as if it had been named', () => {
  const inSteps = (...instructions: string[]) =>
    found(
      checkRecipe(
        { title: 'Riz aux légumes', description: '', ingredients: ['200 g de riz'], instructions },
        rules,
      ),
    );

  test.each<[string, DietaryRestriction]>([
    ['Ajouter la brioche émiettée.', 'GLUTEN_FREE'],
    ['Disposez les nuggets sur le riz.', 'VEGETARIAN'],
    ['Disposez les boulettes sur le riz.', 'VEGETARIAN'],
    ['Incorporer l’omelette en lanières.', 'VEGAN'],
    ['Déglacer au blanc.', 'HALAL'],
    ['Ajouter 1 verre à moutarde de blanc.', 'HALAL'],
  ])('« %s »', (step, restriction) => {
    expect(inSteps('Cuire le riz.', step)).toContain(restriction);
  });

  test.each([
    ['Former des boulettes de riz.', 'Disposer les boulettes sur une plaque.'],
    ['Tailler le tofu en nuggets.', 'Ajouter les nuggets.'],
    ['Cuire.', 'Mettre le gratin au four.'],
    ['Mélanger.', 'Poser les galettes dans la poêle.'],
    ['Mixer.', 'Ajouter la sauce, puis la pâte.'],
  ])('« %s », then « %s » is of the recipe', (first, then) => {
    expect(inSteps(first, then)).toEqual(new Set());
  });
});

test('a word of the recipe which is only a shape hides no food', () => {
  expect(inStep('Coupez le tofu en dés, puis ajoutez les lardons.')).toContain('VEGETARIAN');
  expect(inStep('Mixez le tout en beurre de cacahuète.')).toContain('NUT_FREE');
  expect(inStep('Formez des boulettes avec le bœuf.')).toContain('VEGETARIAN');
});

describe('what the list states holds for title and steps', () => {
  test.each([
    ['Pâtes au citron', '300 g de pâtes sans gluten', 'Égouttez les pâtes.', 'GLUTEN_FREE'],
    ['Salade', '4 steaks végétaux', 'Grillez les steaks.', 'VEGETARIAN'],
    ['Bol', '100 g de flocons d’avoine sans gluten', 'Ajoutez l’avoine.', 'GLUTEN_FREE'],
    ['Fondant', '200 g de chocolat noir sans lait', 'Fondre le chocolat.', 'DAIRY_FREE'],
    ['Pancakes', '100 g de farine de riz', 'Cuire les pancakes.', 'GLUTEN_FREE'],
    ['Moussaka aux lentilles', '200 g de lentilles', 'Servir la moussaka.', 'VEGETARIAN'],
  ])('%s: « %s », « %s »', (title, line, step, restriction) => {
    expect(inRecipe(title, line, step)).not.toContain(restriction);
  });

  test('a title does not state what the list has in another kind', () => {
    expect(inRecipe('Pâtes sans gluten', '300 g de pâtes', 'Cuire.')).toContain('GLUTEN_FREE');
    expect(inRecipe('Pâtes carbonara', '300 g de riz', 'Cuire.')).toContain('GLUTEN_FREE');
  });
});

describe('a heading before what it is for, and a maker alone in a bracket', () => {
  test.each([
    'Garniture : 2 c. à s. de coriandre ciselée',
    'Pour la sauce : le jus de 1 citron',
    'vin sans alcool (Vintense)',
    'tofu (Zurgl)',
    '1 c. à s. de graines de chia (remplace 1 œuf)',
  ])('« %s »', (line) => {
    expect(found(checkLine(line, rules))).toEqual(new Set());
  });

  test.each(['Pour la sauce : 20 cl de crème', 'Garniture : 1 zurgl', 'tofu (zurgl)', 'zurgl'])(
    '« %s » is still read',
    (line) => {
      expect(found(checkLine(line, rules))).toContain('DAIRY_FREE');
    },
  );
});
