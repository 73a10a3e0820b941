import { expect, test } from 'vitest';
import { scaleSteps } from './scale-steps.js';

const list = [
  '1/2 citron',
  '1/4 d’oignon',
  '1 concombre',
  '¼ de chou-fleur',
  '¾ de poireau',
  '3 tomates',
  '4 œufs',
];

test.each([
  // The dose of each says nothing of what else there is to do.
  [
    'Comptez 50 g de riz par personne et versez 1 l d’eau.',
    'Comptez 50 g de riz par personne et versez 2 l d’eau.',
  ],
  [
    'Versez 1 l d’eau, comptez 50 g de riz par personne, puis ajoutez 20 g de sel.',
    'Versez 2 l d’eau, comptez 50 g de riz par personne, puis ajoutez 40 g de sel.',
  ],
  [
    'Prévoir 2 œufs par personne et faire fondre 20 g de beurre.',
    'Prévoir 2 œufs par personne et faire fondre 40 g de beurre.',
  ],
  [
    'Servez deux œufs par convive, versez 10 cl de sauce.',
    'Servez deux œufs par convive, versez 20 cl de sauce.',
  ],
  // A share of one that the list has is an amount.
  ['Ajoutez 1/2 citron pressé, 1/4 d’oignon haché.', 'Ajoutez 1 citron pressé, ½ oignon haché.'],
  ['Râpez un quart de concombre.', 'Râpez ½ concombre.'],
  ['Ajoutez ¼ de chou-fleur et ¾ de poireau.', 'Ajoutez ½ chou-fleur et 1 ½ poireau.'],
])('%s for twice as many', (step, expected) => {
  expect(scaleSteps([step], 2, list)).toEqual([expected]);
});

test.each([
  'Par personne, comptez 2 œufs et ajoutez 20 g de beurre.',
  'Dans chaque verre, versez 5 cl de rhum et ajoutez 20 g de sucre.',
  'Versez 10 cl de lait et ajoutez 20 g de sucre dans chaque ramequin.',
  'Poser 2 œufs par assiette et verser 10 cl de sauce.',
  'Compter 1 l d’eau et ajouter 10 g de sel pour 100 g de pâtes.',
  'Râpez le quart du concombre, gardez 1/4 de l’oignon et un tiers de tomates.',
])('%s stays', (step) => {
  expect(scaleSteps([step], 2, list)).toEqual([step]);
});

test('« un moule » is none of the mussels', () => {
  const steps = ['Beurrer un moule de 26 cm.', 'Réserver une moule pour le décor.'];
  expect(scaleSteps(steps, 2, ['1 kg de moules'])).toEqual([
    'Beurrer un moule de 26 cm.',
    'Réserver 2 moules pour le décor.',
  ]);
});

test.each([
  ['Dorez les tranches 2 min de chaque côté avec 30 g de beurre.', '60 g'],
  ['Saisissez 1 min par face, puis mouillez de 15 cl de lait.', '30 cl'],
  ['Ajoutez 50 g de sucre, en battant entre chaque blanc.', '100 g'],
  ['Versez 50 g de farine, en fouettant à chaque ajout.', '100 g'],
  ['Servez dans 2 verres de 20 cl de lait.', '4 verres de 20 cl'],
])('%s is no dose for each: %s for twice as many', (step, expected) => {
  expect(scaleSteps([step], 2, list).join()).toContain(expected);
});

test.each([
  ['Hachez 2 des 4 œufs et coupez les 2 autres.', 'Hachez 4 des 8 œufs et coupez les 4 autres.'],
  [
    'Pochez les 4 œufs et gardez-en 2 pour la salade.',
    'Pochez les 8 œufs et gardez-en 4 pour la salade.',
  ],
  [
    'Battez 3 œufs, réservez-en 1, ajoutez les 3 restants.',
    'Battez 6 œufs, réservez-en 2, ajoutez les 6 restants.',
  ],
  // Of a time, and where nothing was counted before it.
  [
    'Pochez les 4 œufs et gardez-en 2 minutes au chaud.',
    'Pochez les 8 œufs et gardez-en 2 minutes au chaud.',
  ],
  ['Prenez la soupe et gardez-en 2 pour demain.', 'Prenez la soupe et gardez-en 2 pour demain.'],
  ['Versez le bouillon, 10 cl à la fois.', 'Versez le bouillon, 10 cl à la fois.'],
  ['Versez 10 cl de lait à la fois.', 'Versez 10 cl de lait à la fois.'],
])('%s for twice as many', (step, expected) => {
  expect(scaleSteps([step], 2, list)).toEqual([expected]);
});

test.each([
  ['Coupez le tofu en dés de 2 cm, dans un wok de 30 cm.', null],
  ['Étalez un rectangle de 20 x 30 cm et couvrez d’eau à hauteur de 3 cm.', null],
  ['Râpez 4 cm de gingembre.', 'Râpez 8 cm de gingembre.'],
  ['Coupez le pain en 6 tranches et enfournez sur 2 plaques.', null],
  ['Roulez 4 tranches de speck.', 'Roulez 8 tranches de speck.'],
])('a list in lengths and cuts makes no amount of every other: %s', (step, expected) => {
  const cuts = ['4 cm de gingembre', '1 plaque de lasagne', '6 tranches de speck'];
  expect(scaleSteps([step], 2, cuts)).toEqual([expected ?? step]);
});
