import { describe, expect, test } from 'vitest';
import { checkRecipe, foodsNamedIn } from '../gate.js';
import { avoidableFoods } from './avoidable-foods.js';
import { knowsFood } from './food-entry.js';

const avoiding = (...avoidedFoods: string[]) => ({ restrictions: [], avoidedFoods });
/** Where a line names a food, or what may be or hold it. */
const foundIn = (food: string, line: string): readonly string[] =>
  mentionsIn(food, line).map(({ word }) => word);
const mentionsIn = (food: string, line: string) =>
  foodsNamedIn({ title: '', description: '', ingredients: [line], instructions: [] }, [food]);

describe('a food goes by more names than one, and into other foods', () => {
  test.each([
    ['noix', '100 g de cerneaux', 'cerneaux'],
    ['noisettes', '2 c. à s. de nutella', 'nutella'],
    ['amandes', 'frangipane', 'frangipane'],
    ['pistache', '4 tranches de mortadelle', 'mortadelle'],
    ['sésame', '1 c. à s. de tahini', 'tahini'],
    ['sésame', '100 g de houmous', 'houmous'],
    ['tahin', 'purée de sésame', 'purée de sésame'],
    ['crevette', '12 gambas', 'gambas'],
    ['lait', '20 cl de crème', 'crème'],
    ['saumon', '4 tranches de gravlax', 'gravlax'],
    ['poissons gras', '1 pavé de saumon', 'saumon'],
    ['anchois', 'tapenade', 'tapenade'],
    ['bœuf', '2 steaks hachés', 'steaks hachés'],
    ['bœuf', '1 entrecôte', 'entrecôte'],
    ['bœuf', '500 g de viande', 'viande'],
    ['agneau', '1 gigot', 'gigot'],
    ['veau', '4 tranches d’osso buco', 'osso buco'],
    ['cheval', 'viande chevaline', 'viande chevaline'],
    ['lapin', '1 lapereau', 'lapereau'],
    ['ail', 'aïoli', 'aïoli'],
    ['tomate', '1 bouteille de passata', 'passata'],
    ['tomate', 'ketchup', 'ketchup'],
    ['pomme de terre', '400 g de frites', 'frites'],
    ['patate', '1 kg de pommes de terre', 'pommes de terre'],
    ['blettes', '1 botte de bettes', 'bettes'],
    ['endives', '4 chicons', 'chicons'],
    ['avocat', 'guacamole', 'guacamole'],
    ['champignons', 'duxelles', 'duxelles'],
    ['aubergine', 'moussaka', 'moussaka'],
    ['riz', 'risotto', 'risotto'],
    ['chocolat', 'cacao en poudre', 'cacao'],
    ['maïs', '2 c. à s. de maïzena', 'maïzena'],
    ['moutarde', '5 cl de vinaigrette', 'vinaigrette'],
    ['poivron', '1 c. à c. de paprika', 'paprika'],
    ['plats épicés', '1 pincée de piment de Cayenne', 'piment'],
    ['lentille', 'dahl', 'dahl'],
    ['céleri', '1 cube de bouillon', 'bouillon'],
    ['petits pois', 'macédoine', 'macédoine'],
    ['produits laitiers', 'yaourt', 'yaourt'],
    ['gluten', '100 g de biscuits', 'biscuits'],
    ['fruits à noyau', '6 abricots', 'abricots'],
    ['féculents', '300 g de riz', 'riz'],
    ['viande de porc', '4 tranches de jambon', 'jambon'],
    ['maïzena', '2 càs de fécule de maïs', 'fécule de maïs'],
    ['lard', '200 g de lardons fumés', 'lardons'],
    ['moules', '1 kg de moules', 'moules'],
    ['agrumes', '50 g de cédrat confit', 'cédrat'],
    ['charcuterie', '8 tranches de viande des Grisons', 'viande des grisons'],
    ['salade', '1 laitue', 'laitue'],
    ['tomate', '2 càs de concentré', 'concentré'],
    ['pomme de terre', '1 càs de fécule', 'fécule'],
    [
      'double crème de la Gruyère',
      '3 dl de double crème de la Gruyère',
      'double crème de fribourg',
    ],
  ])('%s is found in « %s »', (food, line, word) => {
    expect(foundIn(food, line).map((each) => each.toLowerCase())).toContain(word.toLowerCase());
  });

  test.each([
    ['patate', 'patates douces'],
    ['pomme de terre', '1 pomme'],
    ['bœuf', '2 steaks végétaux'],
    ['bœuf', '2 steaks de thon'],
    ['bœuf', 'steak haché de dinde'],
    ['bœuf', 'merguez de volaille'],
    ['bœuf', '200 g de viande de cheval'],
    ['bœuf', '1 poulet rôti'],
    ['bœuf', 'parmentier de lentilles'],
    ['veau', 'osso buco de dinde'],
    ['agneau', 'gigot de dinde'],
    ['lait', '20 cl de lait d’amande'],
    ['crème', 'crème de soja'],
    ['navet', '1 chou-rave'],
    ['pomme', '1 compote de poires'],
    ['riz', 'pâtes'],
    ['poivre', '1 poivron'],
    ['bleu', '4 cordons bleus'],
    ['mûre', '3 tomates bien mûres'],
    ['orange', '1 poivron orange'],
    ['laitue', 'salade de fruits'],
    ['sucre', 'un vin peu sucré'],
    ['fromage', '20 g de beurre froid'],
    ['girolle', '200 g de champignons de Paris'],
    ['saumon fumé', '1 pavé de saumon'],
    ['tahini', '1 c. à s. de graines de sésame'],
    ['moules', 'du beurre pour le moule'],
    ['pâtes', '1 pâte brisée'],
    ['coques', '2 œufs à la coque'],
    ['viande', '300 g de viande végétale'],
    ['viande hachée', '1 oignon haché'],
    ['saucisse', 'saucisses végétales'],
    ['langue', '12 langues de chat'],
    ['charcuterie', '1 rôti de porc'],
  ])('%s is not found in « %s »', (food, line) => {
    expect(foundIn(food, line)).toEqual([]);
  });

  test('every name of the table is found by its food', () => {
    const unseen = avoidableFoods.flatMap(({ names, kinds, madeOfIt, usual, mayBe }) => {
      const [food = ''] = names;
      return [names, kinds, madeOfIt, usual, mayBe]
        .flat()
        .filter((name) => foundIn(food.replace('=', ''), name.replaceAll('=', '')).length === 0)
        .map((name) => `${food}: ${name}`);
    });
    expect(unseen).toEqual([]);
  });
});

describe('a food with its state', () => {
  test.each([
    ['oignons crus', '1 oignon'],
    ['oignons crus', '1 oignon cru émincé'],
    ['coriandre fraîche', '1 bouquet de coriandre'],
    ['poivrons verts', '2 poivrons'],
    ['poivrons verts', '2 poivrons (rouge et vert)'],
    ['œufs crus', 'mayonnaise'],
    ['champignons crus', '200 g de champignons de Paris'],
  ])('%s may be what « %s » means', (food, line) => {
    expect(foundIn(food, line)).not.toEqual([]);
  });

  test.each([
    ['oignons crus', '2 c. à s. d’oignons frits'],
    ['coriandre fraîche', '1 c. à c. de coriandre moulue'],
    ['poivrons verts', '1 poivron rouge'],
    ['vin blanc', '10 cl de vin rouge'],
    ['chou rouge', '1 chou-fleur'],
  ])('%s is not what « %s » says', (food, line) => {
    expect(foundIn(food, line)).toEqual([]);
  });
});

describe('as people write it', () => {
  test.each([
    ['coriandre', 'corriandre'],
    ['corriandre', '1 bouquet de coriandre'],
    ['champignions', 'champignons de Paris'],
    ['noix de coco', 'noi de coco'],
    ['allergie aux arachides', 'cacahuètes'],
    ['pas de champignons', '200 g de girolles'],
    ['tomates et poivrons', '1 poivron'],
    ['ail/oignon', '1 oignon'],
    ['mais', '1 boîte de maïs'],
    ['pates', '250 g de pâtes'],
    ['cacahouettes', '50 g de cacahuètes'],
    ['noix (allergie)', '50 g de noix'],
    ['fruits de mer (surtout crevettes)', '6 crevettes'],
    ['fromage sauf parmesan', '80 g de gruyère'],
  ])('« %s » is found in « %s »', (food, line) => {
    expect(foundIn(food, line)).not.toEqual([]);
  });

  test.each([
    ['fromage sauf parmesan', '80 g de parmesan'],
    ['poisson, mais pas le thon', '1 boîte de thon'],
    ['tomates (crues)', '1 oignon cru'],
  ])('« %s » is not found in « %s »', (food, line) => {
    expect(foundIn(food, line)).toEqual([]);
  });
});

describe('what is said of it', () => {
  test.each([
    ['1 oignon', 'oignon', 'figure parmi les aliments à éviter', false],
    ['guacamole', 'avocat', 'contient un aliment à éviter (avocat)', false],
    ['chocolat (traces de soja)', 'soja', 'figure parmi les traces annoncées', true],
    ['guacamole', 'oignon', 'contient d’ordinaire un aliment à éviter (oignon)', true],
    [
      '500 g de viande',
      'agneau',
      'peut être ou contenir un aliment à éviter (agneau), rien n’indique le contraire',
      true,
    ],
    ['oignion', 'oignon', 'ressemble à un aliment à éviter (oignon)', true],
  ])('« %s », when %s is avoided', (line, food, reason, doubtful) => {
    expect(mentionsIn(food, line)).toMatchObject([
      { line, restriction: 'AVOIDED_FOOD', reason, doubtful },
    ]);
  });
});

describe('in a recipe', () => {
  const recipe = (ingredients: string[], instructions: string[]) => ({
    title: 'Le repas du soir',
    description: 'Vite fait.',
    ingredients,
    instructions,
  });

  test('the steps may shorten what the list states in full', () => {
    const steaks = recipe(['4 steaks de thon'], ['Griller les steaks.']);
    expect(checkRecipe(steaks, avoiding('bœuf'))).toEqual([]);
    const fried = recipe(['1 oignon frit'], ['Semer l’oignon.']);
    expect(checkRecipe(fried, avoiding('oignons crus'))).toEqual([]);
  });

  test('the dish that is made holds what its list says', () => {
    const guacamole = { ...recipe(['2 avocats', '1 citron'], ['Servir le guacamole.']) };
    const titled = { ...guacamole, title: 'Guacamole' };
    expect(checkRecipe(titled, avoiding('oignon'))).toEqual([]);
    expect(checkRecipe(titled, avoiding('guacamole'))).not.toEqual([]);
    expect(foodsNamedIn(guacamole, ['oignon'])).toHaveLength(1);
  });

  test('what only the steps name is found there', () => {
    const slipped = recipe(['4 steaks de thon'], ['Napper de guacamole.']);
    expect(checkRecipe(slipped, avoiding('avocat'))).toMatchObject([
      { line: 'Napper de guacamole.', word: 'guacamole' },
    ]);
  });
});

test.each([
  ['œufs crus', '2 œufs crus'],
  ['poisson cru', '300 g de sashimi'],
  ['viande saignante', '1 steak tartare'],
  ['friture', 'friture'],
])('a preparation is found where a line names it: %s in « %s »', (food, line) => {
  expect(foundIn(food, line)).not.toEqual([]);
});

describe('what Popote knows of it', () => {
  test.each([
    'céleri',
    'champignions',
    'Crustacés',
    'allergie aux noisettes',
    'moutarde (allergie)',
    'concombres et radis',
    'fromage sauf le comté',
    'produits laitiers',
    'frites',
    'fruits confits',
    'poisson fumé',
    'œufs',
  ])('« %s » is looked for by all its names and in what holds it', (food) => {
    expect(knowsFood(food)).toBe(true);
  });

  test.each([
    'histamine',
    'nitrites',
    'E330',
    'huile hydrogénée',
    'lait cru',
    'tomates non pelées',
    'fromage (au lait cru)',
    'saumon d’élevage',
    'oignons crus',
    'œufs crus',
    'oeuf cru',
    'pas de poisson cru',
    'viandes crues',
    'viande saignante',
    'viande rosée',
    'viande peu cuite',
    'saumon mi-cuit',
    'friture',
    'plats frits',
    'huile de palme',
    'sucres ajoutés',
    'caféine',
    'pas d’excitants',
    'édulcorants',
    'céleri et salicylates',
    'repas (FODMAP)',
    '  ',
  ])('« %s » is only looked up as it is written', (food) => {
    expect(knowsFood(food)).toBe(false);
  });
});
