import { describe, expect, it } from 'vitest';
import { checkRecipe } from '#product/diet/gate/gate.js';
import { answer, recipeFor, startChef } from '#product/testkit/chef-kit.js';

startChef();

const plain = (content: string) => content.replaceAll('\u202f', ' ');

describe('what the gate clears, the chef clears', () => {
  it.each<[string, string]>([
    ['Puis-je manger des flocons d’avoine sans gluten ?', 'sans gluten'],
    ['Puis-je boire une bière sans alcool ?', 'halal'],
    ['Puis-je manger du chocolat noir ?', 'végétalien'],
    ['Le chocolat noir ?', 'végétalien'],
    ['Les noix de Saint-Jacques ?', 'sans noix'],
  ])('« %s » where one eats %s', async (said, diet) => {
    const { content } = await answer(said, [diet]);
    expect(content).toMatch(/^À ma connaissance, oui/);
  });

  it.each<[string, string, RegExp]>([
    ['Le kirsch ?', 'halal', /^Non : « kirsch » contient de l’alcool/],
    ['Puis-je manger du pain si on est sans gluten ?', 'sans gluten', /^Non : « pain »/],
    ['La raclette ?', 'végétalien', /^Ce plat ne convient pas/],
  ])('« %s » where one eats %s is refused', async (said, diet, sentence) => {
    expect(plain((await answer(said, [diet])).content)).toMatch(sentence);
  });
});

describe('a wish beside an allergy', () => {
  it.each<[string, 'NUT_FREE' | null, string[]]>([
    ['Mon fils est allergique aux arachides, un plat au poulet', 'NUT_FREE', []],
    ['Ma fille est allergique aux noix, une recette de brownies', 'NUT_FREE', []],
    ['Une recette de brownies pour ma fille allergique aux noix', 'NUT_FREE', []],
    ['Quel dessert pour un ami allergique aux œufs ?', null, ['œufs']],
  ])('« %s » gets a recipe, and a word of caution', async (said, restriction, avoidedFoods) => {
    const { title, description, ingredients, instructions, intro } = await recipeFor(said);
    const rules = { restrictions: restriction ? [restriction] : [], avoidedFoods };
    expect(checkRecipe({ title, description, ingredients, instructions }, rules)).toEqual([]);
    expect(plain(intro)).toContain('relisez chaque étiquette');
  });

  it('still answers whether something may be given', async () => {
    const { content } = await answer('Puis-je donner un brownie à mon fils allergique aux noix ?');
    expect(content).toMatch(/^Cela dépend/);
    expect(content).not.toMatch(/^# /m);
  });
});

it('gives somebody pregnant the advice, and a dish that holds nothing to fear', async () => {
  const recipe = await recipeFor('Je suis enceinte, une entrée');
  const { title, description, ingredients, instructions, intro } = recipe;
  expect(intro).toMatch(/médecin/);
  const rules = { restrictions: ['VEGAN'] as const, avoidedFoods: ['alcool'] };
  expect(checkRecipe({ title, description, ingredients, instructions }, rules)).toEqual([]);
  // What she names herself is not for the chef to judge.
  expect((await answer('Enceinte, un plat au poulet')).content).not.toMatch(/^# /m);
});

it('says that it counts to fifty', async () => {
  const { servings, intro } = await recipeFor('Une raclette pour 200 personnes');
  expect(servings).toBe(50);
  expect(intro).toContain('jusqu’à 50 personnes');
});

it('says why milk does not follow meat, and offers what may', async () => {
  const said = 'Du poulet avec du riz au lait en dessert ?';
  const { title, intro } = await recipeFor(said, ['casher']);
  expect(intro).toMatch(/viande et les produits laitiers ne s’y mangent pas au même repas/);
  expect(title).not.toMatch(/riz au lait(?! de coco)/i);
});

it('names what is listed, not what is done with it', async () => {
  const { intro } = await recipeFor('Une mousse au chocolat', ['végétalien']);
  expect(intro).toMatch(/œufs/);
  expect(intro).not.toMatch(/incorporer|monter/);
});

it('begins with a recipe, not with another one', async () => {
  const { intro } = await recipeFor('Sans porc ce soir : un plat');
  expect(intro).not.toMatch(/autre/);
});

describe('what is banned in a sentence', () => {
  it.each<[string, readonly ('NUT_FREE' | 'DAIRY_FREE')[], string[]]>([
    ['Ma fille ne peut pas manger de noix. Un dessert ?', ['NUT_FREE'], []],
    ['un dessert mais pas aux noix', ['NUT_FREE'], []],
    [
      'mon fils est allergique au lait et aux œufs, une recette de dessert ?',
      ['DAIRY_FREE'],
      ['œufs'],
    ],
    ['il est allergique au soja et au sésame, idée de plat ?', [], ['soja', 'sésame']],
    ['du poulet pour ma fille qui est allergique au lait', ['DAIRY_FREE'], []],
    ['des crêpes pour mon fils qui est allergique aux œufs', [], ['œufs']],
    [
      'mes enfants détestent les champignons et les épinards, idée de plat',
      [],
      ['champignons', 'épinards'],
    ],
    ['aucun produit laitier, un dessert au chocolat', ['DAIRY_FREE'], []],
    ['ma fille de 2 ans fait une allergie aux arachides, que faire à dîner ?', ['NUT_FREE'], []],
    [
      'mon mari est allergique aux crustacés et aux arachides, quoi faire pour le repas ?',
      ['NUT_FREE'],
      ['crustacés'],
    ],
    ['une copine est allergique aux fruits à coque, gateau danniversaire ?', ['NUT_FREE'], []],
  ])('« %s » is not served', async (said, restrictions, avoidedFoods) => {
    const { title, description, ingredients, instructions } = await recipeFor(said);
    const dish = { title, description, ingredients, instructions };
    expect(checkRecipe(dish, { restrictions, avoidedFoods })).toEqual([]);
  });

  it.each<[string, string]>([
    ['un gâteau sans œufs', 'des crêpes'],
    ['un plat, ma fille est allergique aux œufs', 'et un gâteau pour le goûter ?'],
    ['Ma fille est allergique aux œufs.', 'que lui faire comme gâteau ?'],
  ])('« %s » holds when « %s » is asked next', async (told, asked) => {
    const recipe = await recipeFor([
      { role: 'user', content: told },
      { role: 'assistant', content: 'Voici.' },
      { role: 'user', content: asked },
    ]);
    const { title, description, ingredients, instructions } = recipe;
    const rules = { restrictions: [], avoidedFoods: ['œufs'] };
    expect(checkRecipe({ title, description, ingredients, instructions }, rules)).toEqual([]);
  });

  it('is heard after the dish was shown', async () => {
    const { title, ingredients } = await recipeFor([
      { role: 'user', content: 'un gâteau' },
      { role: 'assistant', content: '# Gâteau au yaourt' },
      { role: 'user', content: 'ah mais ma fille est allergique aux œufs' },
    ]);
    expect([title, ...ingredients].join(' ')).not.toMatch(/œuf/);
  });

  it('holds for the rest of the talk', async () => {
    const dessert = await recipeFor([
      { role: 'user', content: 'ma fille est allergique aux noix et aux œufs' },
      { role: 'assistant', content: 'Merci de me le dire.' },
      { role: 'user', content: 'un gâteau ?' },
    ]);
    const { title, description, ingredients, instructions } = dessert;
    const rules = { restrictions: ['NUT_FREE'] as const, avoidedFoods: ['œufs'] };
    expect(checkRecipe({ title, description, ingredients, instructions }, rules)).toEqual([]);
  });

  it('is asked for when it was not understood', async () => {
    const { content } = await answer('mon fils est allergique, une idée de plat ?');
    expect(content).toMatch(/^Je n’ai pas bien compris/);
  });

  it('is no reason to leave a dish that has none of it', async () => {
    const content = await answer([
      { role: 'user', content: 'un gâteau à la polenta' },
      { role: 'assistant', content: '# Gâteau moelleux à la polenta et à l’orange' },
      { role: 'user', content: 'et sans œufs ?' },
    ]);
    expect(plain(content.content)).toMatch(/n’en contient pas/);
  });
});

describe('all that a household does not eat is named', () => {
  it.each<[string, string[], RegExp]>([
    ['Puis-je manger des raviolis ?', ['sans gluten', 'halal'], /^Non : [^]*gluten[^]*porc/],
    ['Les spaghettis carbonara ?', ['sans gluten', 'halal'], /^Non : [^]*gluten[^]*porc/],
    ['Puis-je servir un gâteau aux noix à un invité végétarien ?', ['sans noix'], /^Non/],
    ['Puis-je boire du vin casher ?', ['halal'], /^Non/],
    ['Puis-je manger du pain vegan ?', ['sans gluten'], /^Non : « pain »/],
    ['Puis-je manger du steak végétal ?', ['végétalien'], /^À ma connaissance, oui/],
    ['mon fils est allergique à l’arachide, peut-il manger du nougat ?', [], /^Non : « nougat »/],
    ['allergique à l’œuf, peut-il manger des crêpes ?', [], /^Non : « crêpes »/],
    ['les crêpes contiennent-elles des œufs ?', [], /^Oui : « crêpes »/],
    ['allergique au soja, je peux manger du tofu ?', [], /^Non : « tofu »/],
    [
      'mon fils est intolérant au fructose, peut-il manger des pommes ?',
      [],
      /^Je ne sais pas en juger/,
    ],
    ['la carbonara contient du gluten ?', [], /^Cela dépend de la recette/],
    ['Puis-je manger du ramen ?', ['halal'], /^Cela dépend de la recette/],
    ['sauce soja ?', ['sans gluten'], /^Non : « sauce soja »/],
    ['flocons d’avoine le matin, ok ?', ['sans gluten'], /^Cela dépend/],
    ['jambon de dinde c’est bon ?', ['halal'], /certifiée halal/],
    [
      'huile d’arachide pour frire, ok ?',
      ['sans noix'],
      /^Attention, cela ne convient pas[^]*arachide/,
    ],
    [
      'je peux remplacer le beurre par du beurre de cacahuète ?',
      ['sans noix'],
      /^Attention, cela ne convient pas[^]*cacahuète/,
    ],
    [
      'traces de fruits à coque sur un paquet de biscuits, je peux ?',
      ['sans noix'],
      /trace annoncée/,
    ],
    ['Mon fils est alergique aux noix, je peu lui donner du nutella ?', [], /^Non : « nutella »/],
    ['enceinte de 5 mois, tartare de truite possible ?', [], /poisson[^]*crus/],
  ])('« %s »', async (said, diet, sentence) => {
    expect(plain((await answer(said, diet)).content)).toMatch(sentence);
  });
});

it('says that it gives one recipe at a time', async () => {
  const { intro } = await recipeFor('des lasagnes pour ce soir et un dessert au citron');
  expect(intro).toContain('une recette à la fois');
});
