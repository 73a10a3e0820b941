import { expect, test } from 'vitest';
import { scaleStep } from './scale-step.js';

test.each([
  ['Mouiller avec 600 ml d’eau.', 0.5, 'Mouiller avec 300 ml d’eau.'],
  ['Verser 1,5 l d’eau bouillante.', 2, 'Verser 3 l d’eau bouillante.'],
  ['Fondre 20 g de beurre, puis 100g de sucre.', 2, 'Fondre 40 g de beurre, puis 200 g de sucre.'],
  ['Couvrir de 3 l d’eau froide.', 2, 'Couvrir de 6 l d’eau froide.'],
  ['Ajouter 2 cuillères à soupe d’huile.', 1.5, 'Ajouter 3 cuillères à soupe d’huile.'],
  ['Ajouter une cuillère à café de sel.', 2, 'Ajouter 2 cuillères à café de sel.'],
  ['Détendre avec 2 à 3 càs d’eau.', 2, 'Détendre avec 4 à 6 càs d’eau.'],
  ['Laver 1 kg de moules.', 0.25, 'Laver 250 g de moules.'],
  // The size of a tin, a time, a mould, a cut and a dose for each are no amounts of an ingredient.
  ['Vider une boîte de 400 g de tomates.', 2, 'Vider une boîte de 400 g de tomates.'],
  ['Cuire 20 minutes à 180 °C.', 2, 'Cuire 20 minutes à 180 °C.'],
  ['Beurrer un moule de 24 cm.', 2, 'Beurrer un moule de 24 cm.'],
  ['Couper en quatre et remuer deux fois.', 2, 'Couper en quatre et remuer deux fois.'],
  ['Poser 1 càc de crème sur chaque rond.', 2, 'Poser 1 càc de crème sur chaque rond.'],
  ['Compter 50 g de riz par personne.', 2, 'Compter 50 g de riz par personne.'],
  // Only the sentence that says « chaque » is left.
  [
    'Fondre 20 g de beurre. En poser 5 g de plus sur chaque toast.',
    2,
    'Fondre 40 g de beurre. En poser 5 g de plus sur chaque toast.',
  ],
  ['Couper le filet en deux.', 3, 'Couper le filet en deux.'],
])('%s times %d', (step, factor, expected) => {
  expect(scaleStep(step, factor)).toBe(expected);
});

test.each([0, -1, NaN])('factor %d is refused', (factor) => {
  expect(() => scaleStep('Verser 100 ml d’eau.', factor)).toThrow(RangeError);
});
