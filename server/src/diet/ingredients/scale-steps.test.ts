import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleSteps } from './scale-steps.js';

const list = [
  '4 œufs',
  '2 oignons',
  '3 gousses d’ail',
  '1 citron',
  '2 poireaux',
  '12 feuilles de brick',
  '1 sachet de levure',
  '1 boîte de pois chiches (400 g)',
  '1 noix de beurre',
  '20 cl de crème',
  '2 choux rouges',
  '500 g de pommes de terre',
];

const scaleStep = (step: string, factor: number, ingredients: readonly string[]) =>
  scaleSteps([step], factor, ingredients)[0];

const measuredOnes: [string, number, string][] = [
  ['Mouiller avec 600 ml d’eau.', 0.5, 'Mouiller avec 300 ml d’eau.'],
  ['Verser 1,5 l d’eau bouillante.', 2, 'Verser 3 l d’eau bouillante.'],
  ['Fondre 20 g de beurre, puis 100g de sucre.', 2, 'Fondre 40 g de beurre, puis 200 g de sucre.'],
  ['Couvrir de 3 l d’eau froide.', 2, 'Couvrir de 6 l d’eau froide.'],
  ['Ajouter 2 cuillères à soupe d’huile.', 1.5, 'Ajouter 3 cuillères à soupe d’huile.'],
  ['Ajouter une cuillère à café de sel.', 2, 'Ajouter 2 cuillères à café de sel.'],
  ['Détendre avec 2 à 3 càs d’eau.', 2, 'Détendre avec 4 à 6 càs d’eau.'],
  ['Laver 1 kg de moules.', 0.25, 'Laver 250 g de moules.'],
  // A number is read whole, however it is written.
  ['Ajouter 1/4 l de lait.', 2, 'Ajouter 50 cl de lait.'],
  ['Ajouter 3⁄4 l de lait.', 2, 'Ajouter 1,5 l de lait.'],
  ['Ajouter 1/2 l de lait.', 0.5, 'Ajouter 25 cl de lait.'],
  ['Verser ½ l.', 2, 'Verser 1 l.'],
  ['Verser .5 l de lait.', 2, 'Verser 1 l de lait.'],
  ['Verser 1+1/2 l, puis 1&1/2 l d’eau.', 2, 'Verser 3 l, puis 3 l d’eau.'],
  ['Verser 1⁄3 de tasse de lait.', 2, 'Verser ⅔ tasse de lait.'],
  ['Verser 2 1/2 tasses de bouillon.', 2, 'Verser 5 tasses de bouillon.'],
  ['Verser 1 ½ cuillère de miel.', 2, 'Verser 3 cuillères de miel.'],
  ['Verser 3-4 cuillères à café de rhum.', 2, 'Verser 6 à 8 cuillères à café de rhum.'],
  ['Verser 30–35 cl de cidre.', 2, 'Verser 60 à 70 cl de cidre.'],
  ['Verser 1 ou 2 cl de kirsch.', 2, 'Verser 2 à 4 cl de kirsch.'],
  ['Verser entre 10 et 15 cl de lait.', 2, 'Verser entre 20 et 30 cl de lait.'],
  ['Verser entre 60 et 70 cl d’eau.', 2, 'Verser entre 1,2 et 1,4 l d’eau.'],
  ['Peser 400 à 500 g de riz.', 2, 'Peser 800 g à 1 kg de riz.'],
  ['Peser 400-500 g de riz.', 2, 'Peser 800 g à 1 kg de riz.'],
  ['Peser entre 400 et 500 g de riz.', 2, 'Peser entre 800 g et 1 kg de riz.'],
  ['Au chou‑fleur, verser 20‑25 cl d’eau.', 2, 'Au chou‑fleur, verser 40 à 50 cl d’eau.'],
  ['Verser 20−25 cl d’eau, 30~40 g de miel.', 2, 'Verser 40 à 50 cl d’eau, 60 à 80 g de miel.'],
  ['Peler 1 kg 500 de riz (1 kg 200 pelés).', 2, 'Peler 3 kg de riz (2,4 kg pelés).'],
  ['Verser un litre et demi d’eau.', 2, 'Verser 3 l d’eau.'],
  ['Verser trois quarts de litre d’eau.', 2, 'Verser 1,5 l d’eau.'],
  ['Verser 1 000 g d’eau.', 2, 'Verser 2 kg d’eau.'],
  ['Arroser d’un verre de porto.', 2, 'Arroser de 2 verres de porto.'],
  ['Ajouter les 40 g de sucre restants.', 2, 'Ajouter les 80 g de sucre restants.'],
  [
    'Ajouter la crème (20 cl), puis l’eau (10 cl).',
    2,
    'Ajouter la crème (40 cl), puis l’eau (20 cl).',
  ],
  ['Ajouter 5 oz (140 g) de sucre.', 2, 'Ajouter 10 oz (280 g) de sucre.'],
  ['Ajouter les pommes de terre (3 x 200 g).', 2, 'Ajouter les pommes de terre (6 x 200 g).'],
  ['Verser 30 ml (2 c. à soupe) de lait.', 2, 'Verser 60 ml (4 c. à soupe) de lait.'],
  ['Saupoudrer la pâte de 15 g de sucre.', 2, 'Saupoudrer la pâte de 30 g de sucre.'],
  ['Napper généreusement de 10 cl de coulis.', 2, 'Napper généreusement de 20 cl de coulis.'],
];

const counted: [string, number, string][] = [
  ['Battre 2 des 4 œufs.', 2, 'Battre 4 des 8 œufs.'],
  ['Réserver deux des quatre œufs.', 0.5, 'Réserver 1 des 2 œufs.'],
  ['Couper 1 des 2 oignons en deux.', 2, 'Couper 2 des 4 oignons en deux.'],
  // What the list names is counted, all of a sentence alike.
  [
    'Battre 4 œufs avec 15 cl de lait et 3 c. à soupe de sucre.',
    2,
    'Battre 8 œufs avec 30 cl de lait et 6 c. à soupe de sucre.',
  ],
  ['Ajouter un oignon et 3 gousses d’ail.', 2, 'Ajouter 2 oignons et 6 gousses d’ail.'],
  ['Peler 2‑3 oignons.', 2, 'Peler 4 à 6 oignons.'],
  ['Battre 3 œufs (53-63 g).', 2, 'Battre 6 œufs (53-63 g).'],
  ['Ajouter le jus d’1/2 citron.', 2, 'Ajouter le jus de 1 citron.'],
  ['Presser le jus d’un citron.', 2, 'Presser le jus de 2 citrons.'],
  ['Monter 3 blancs, garder 2 jaunes d’œufs.', 2, 'Monter 6 blancs, garder 4 jaunes d’œufs.'],
  ['Émincer 2 petits poireaux lavés.', 0.5, 'Émincer 1 petit poireau lavé.'],
  ['Peler 6 grosses pommes de terre.', 2, 'Peler 12 grosses pommes de terre.'],
  ['Peler 6 pommes de terre (environ 1 kg).', 2, 'Peler 12 pommes de terre (environ 2 kg).'],
  ['Vider 1 boîte de pois chiches (400 g).', 2, 'Vider 2 boîtes de pois chiches (400 g).'],
  // What is said of each in a bracket is said of what stands before it, which is counted.
  ['Peler les 2 oignons (80 g chacun).', 2, 'Peler les 4 oignons (80 g chacun).'],
  ['Éplucher 6 pommes de terre (de 90 g).', 0.5, 'Éplucher 3 pommes de terre (de 90 g).'],
  ['Presser la moitié des 4 oignons.', 2, 'Presser la moitié des 8 oignons.'],
  ['Diluer 1 sachet de levure.', 0.5, 'Diluer ½ sachet de levure.'],
  ['Casser une douzaine d’œufs.', 0.5, 'Casser 6 œufs.'],
  ['Ajouter un demi-oignon.', 2, 'Ajouter 1 oignon.'],
  // What is said of a number behind what it counts is part of it.
  ['Ajouter 1 cuillère et demie de sucre.', 2, 'Ajouter 3 cuillères de sucre.'],
  ['Ajouter une cuillère et demie de sucre.', 0.5, 'Ajouter ¾ cuillère de sucre.'],
  ['Ajouter une cuillère et demie à soupe de miel.', 2, 'Ajouter 3 cuillères à soupe de miel.'],
  ['Ajouter 1 cuillère 1/2 de sucre.', 3, 'Ajouter 4 ½ cuillères de sucre.'],
  ['Verser 1 verre et quart de lait.', 2, 'Verser 2 ½ verres de lait.'],
  ['Verser un verre et un quart de lait.', 2, 'Verser 2 ½ verres de lait.'],
  ['Ajouter trois quarts de verre de lait.', 2, 'Ajouter 1 ½ verre de lait.'],
  ['Ajouter une demi-cuillère de sel.', 2, 'Ajouter 1 cuillère de sel.'],
  ['Verser deux litres et demi d’eau.', 2, 'Verser 5 l d’eau.'],
  ['Peser un kilo et demi de farine.', 0.5, 'Peser 750 g de farine.'],
  ['Ajouter un oignon et demi.', 2, 'Ajouter 3 oignons.'],
  ['Ajouter 1 oignon et demi haché.', 2, 'Ajouter 3 oignons hachés.'],
  // The article of many stands before no single one; a verb of many keeps its subject.
  ['Éplucher les 2 oignons.', 0.5, 'Éplucher 1 oignon.'],
  ['Éplucher les deux oignons.', 2, 'Éplucher les 4 oignons.'],
  ['Râper les 3 poireaux lavés.', 0.5, 'Râper 1 ½ poireau lavé.'],
  ['Verser les 2 l d’eau.', 0.5, 'Verser 1 l d’eau.'],
  ['Verser le jus des 2 citrons.', 0.5, 'Verser le jus de 1 citron.'],
  ['Mélanger aux 2 œufs finement battus.', 0.5, 'Mélanger à 1 œuf finement battu.'],
  ['Presser le demi-citron.', 2, 'Presser 1 citron.'],
  ['Verser le jus du 1/2 citron.', 4, 'Verser le jus de 2 citrons.'],
  ['Quand les 2 oignons sont dorés, saler.', 0.5, 'Quand les oignons sont dorés, saler.'],
  ['Les 2 œufs seront battus.', 0.5, 'Les œufs seront battus.'],
  ['Battre les 2 œufs entiers.', 0.5, 'Battre 1 œuf entier.'],
  ['Saupoudrer d’une pincée de sel.', 0.5, 'Saupoudrer d’une pincée de sel.'],
  ['Mettre dans une cocotte 15 g de beurre.', 2, 'Mettre dans une cocotte 30 g de beurre.'],
  ['Dans une petite casserole 20 cl d’eau.', 2, 'Dans une petite casserole 40 cl d’eau.'],
  ['Mouiller avec 2 verres, saler.', 2, 'Mouiller avec 4 verres, saler.'],
  ['Ajouter une demi-gousse d’ail.', 0.5, 'Ajouter ¼ gousse d’ail.'],
  ['Ajouter une demi-gousse d’ail.', 3, 'Ajouter 1 ½ gousse d’ail.'],
  ['Trancher les 2 choux rouges cuits.', 0.5, 'Trancher 1 chou rouge cuit.'],
];

const staying = [
  // The size of a tin, a time, a heat, a mould, a cut, a share and a dose for each are no amounts of an ingredient.
  'Vider une boîte de 400 g de tomates.',
  'Former des galets de 60 g.',
  'Façonner 10 pâtons d’environ 80 g.',
  'Choisir un rôti pesant 1,2 kg.',
  'Les galets doivent peser 60 g.',
  'Chauffer une marmite de 4 l.',
  'Verser dans une cocotte de 5 l le bouillon.',
  'Verser dans un saladier (3 l) de verre.',
  'Huiler un saladier (3 l).',
  'Prendre un récipient d’une contenance de 2 l.',
  'Compter 20 min par 500 g.',
  'Cuire 15 minutes par livre.',
  'Compter 1 l d’eau pour 100 g de pâtes.',
  'Faire bouillir 1 l d’eau pour 100 g de pâtes.',
  'Saler l’eau (10 g pour un litre).',
  'Verser 3 dl d’eau pour 2 dl de crème.',
  'Ouvrir la boîte de pois chiches (400 g).',
  'Verser le sachet de levure (7 g).',
  'Presser la moitié des citrons.',
  'Saler à raison de 10 g de sel par litre.',
  'Cuire 20 minutes à 180 °C, th. 6-7.',
  'Laisser 1/2 h, puis 1 h 30.',
  'Beurrer un moule de 24 cm.',
  'Étaler sur 3 mm, découper des disques de 10 cm.',
  'Couper en quatre et remuer deux fois.',
  'Couper le filet en deux.',
  'Poser 1 càc de crème sur chaque rond.',
  'Compter 50 g de riz par personne.',
  'Poser 2 œufs par assiette.',
  'Verser les 2/3 du lait, réserver 1/4 de la crème.',
  'Poser une feuille de brick sur le plan de travail.',
  'Ajouter un œuf à la fois.',
  'Incorporer les œufs un à un.',
  'Rouler des billes de la taille d’un œuf.',
  'À l’aide d’une cuillère à soupe, former 12 quenelles.',
  'À l’aide de 2 cuillères, former 12 quenelles.',
  'Avec 2 cuillères, former 12 quenelles.',
  'Beurrer un moule à manqué de 24 cm et 1,5 l.',
  'Saler avec 1 g de sel/100 g de viande.',
  'Cuire 20‑25 min.',
  'Ajouter la farine en 3 fois.',
  'Disposer dans 6 ramequins.',
];

describe('a step for another number of people', () => {
  test.each([...measuredOnes, ...counted])('%s times %d', (step, factor, expected) => {
    expect(scaleStep(step, factor, list)).toBe(expected);
  });

  test.each(staying)('%s stays', (step) => {
    expect(scaleStep(step, 2, list)).toBe(step);
    expect(scaleStep(step, 1 / 3, list)).toBe(step);
  });

  test('only the sentence that says « chaque » is left', () => {
    expect(
      scaleStep('Fondre 20 g de beurre. En poser 5 g de plus sur chaque toast.', 2, list),
    ).toBe('Fondre 40 g de beurre. En poser 5 g de plus sur chaque toast.');
  });

  test('what the list does not name is not counted', () => {
    expect(scaleStep('Ajouter 2 carottes et 2 oignons.', 2, list)).toBe(
      'Ajouter 2 carottes et 4 oignons.',
    );
  });

  test.each([0, -1, NaN])('factor %d is refused', (factor) => {
    expect(() => scaleStep('Remuer.', factor, [])).toThrow(RangeError);
  });
});

describe('any step', () => {
  const number = fc.oneof(
    fc.integer({ min: 1, max: 60 }).map((value) => ({ said: String(value), values: [value] })),
    fc
      .tuple(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('-', '–', ' à ', ' ou '),
      )
      .map(([least, more, sign]) => ({
        said: `${least}${sign}${least + more}`,
        values: [least, least + more],
      })),
    fc.constantFrom(
      { said: '1/2', values: [0.5] },
      { said: '1⁄2', values: [0.5] },
      { said: '½', values: [0.5] },
      { said: '1 1/2', values: [1.5] },
      { said: '2 ½', values: [2.5] },
      { said: '1,5', values: [1.5] },
    ),
  );
  const thing = fc.constantFrom('tasses de lait', 'c. à soupe d’huile', 'œufs', 'oignons');
  const around = fc.constantFrom(
    'Remuer 2 min à 180 °C',
    'Prendre un moule de 24 cm',
    'Couper en 4',
  );

  test('has its amounts multiplied and nothing else touched', () => {
    fc.assert(
      fc.property(
        number,
        thing,
        around,
        around,
        fc.integer({ min: 2, max: 6 }),
        (amount, food, first, last, factor) => {
          const step = scaleStep(
            `${first}, ajouter ${amount.said} ${food}. ${last}.`,
            factor,
            list,
          );
          const middle =
            /^(?<first>.*), ajouter (?<amount>[\d½,]+(?: ½)?(?: à [\d½,]+(?: ½)?)?) .*\. (?<last>.*)\.$/u.exec(
              step ?? '',
            );
          expect(middle?.groups).toMatchObject({ first, last });
          const values = (middle?.groups?.['amount'] ?? '')
            .split(' à ')
            .map((each) =>
              each
                .split(' ')
                .reduce(
                  (sum, part) => sum + (part === '½' ? 0.5 : Number(part.replace(',', '.'))),
                  0,
                ),
            );
          values.forEach((value, at) => {
            const exact = (amount.values[at] ?? NaN) * factor;
            expect(Math.abs(value - exact)).toBeLessThanOrEqual(0.5);
          });
          expect(values).toHaveLength(amount.values.length);
        },
      ),
    );
  });

  test('is itself for as many people, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (step) => {
        expect(scaleStep(step, 1, list)).toBe(step);
      }),
    );
  });

  test('without a number is itself for any number of people', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abeg lé’,.-()\n') });
    fc.assert(
      fc.property(letters, fc.integer({ min: 2, max: 9 }), (step, factor) => {
        expect(scaleStep(step, factor, list)).toBe(step);
      }),
    );
  });
});
