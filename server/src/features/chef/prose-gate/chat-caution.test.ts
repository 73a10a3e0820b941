import { describe, expect, it } from 'vitest';
import type { DietRules } from '../../../diet/gate/gate.js';
import { cautionsOf } from './chat-caution.js';

const vegetarian: DietRules = { restrictions: ['VEGETARIAN'], avoidedFoods: [] };
const kosher: DietRules = { restrictions: ['KOSHER'], avoidedFoods: [] };
const noMilk: DietRules = { restrictions: ['DAIRY_FREE'], avoidedFoods: [] };
const noNuts: DietRules = { restrictions: ['NUT_FREE'], avoidedFoods: ['coriandre'] };

const wordsIn = (
  reply: string,
  rules = vegetarian,
  about: { question?: string; kitchen?: string[] } = {},
) => cautionsOf(reply, rules, { question: '', kitchen: [], ...about }).map(({ word }) => word);

describe('what a reply names in prose', () => {
  it.each<[string, DietRules, string[]]>([
    ['Faites revenir les lardons, puis ajoutez la crème.', vegetarian, ['lardons']],
    [
      'Une carbonara se fait avec du guanciale et du bœuf.',
      vegetarian,
      ['carbonara', 'guanciale', 'bœuf'],
    ],
    ['Pour le croquant :\n- des noisettes\n- des noix', noNuts, ['noisettes', 'noix']],
    ['Remplacez le beurre par des noisettes moulues.', noNuts, ['noisettes']],
    ['Évitez la crème, ajoutez des noix.', noNuts, ['noix']],
    ['Ajoutez les noix laissées de côté.', noNuts, ['noix']],
    ['Hachez les noix en laissant de côté 20 g pour le décor.', noNuts, ['noix']],
    ['Parsemez de coriandre.', noNuts, ['coriandre']],
    ['Traditionnellement, on y met des lardons.', vegetarian, ['lardons']],
    ['Un steak, tout simplement.', vegetarian, ['steak']],
    ['Le jambon se garde trois jours, servez-le en tranches.', vegetarian, []],
    ['Servez le jambon en tranches, il se garde trois jours.', vegetarian, ['jambon']],
    ['Essayez une salade, avec des noix : elle contient du fer.', noNuts, ['noix']],
    ['Retirez du feu et ajoutez le beurre.', noMilk, ['beurre']],
    ['Retirez la casserole du feu, puis ajoutez le beurre.', noMilk, ['beurre']],
    ['Sortez le beurre du frigo.', noMilk, ['beurre']],
    ['Hors du feu, ajoutez le beurre.', noMilk, ['beurre']],
    ['Enlevez la peau et ajoutez des lardons.', vegetarian, ['lardons']],
    ['Un gratin sans gluten avec des lardons.', vegetarian, ['lardons']],
    ['Saisissez l’agneau. Ajoutez ensuite la crème.', kosher, ['crème']],
    ['Saisissez l’agneau.\nAjoutez ensuite la crème.', kosher, ['crème']],
    ['- Saisissez l’agneau\n- Nappez de crème', kosher, ['crème']],
  ])('« %s » is said', (reply, rules, words) => {
    expect(wordsIn(reply, rules)).toEqual(words);
  });

  it.each<[string, DietRules]>([
    ['Une quiche sans lardons est tout aussi bonne.', vegetarian],
    ['Remplacez les lardons par du tofu fumé.', vegetarian],
    ['À la place des lardons, prenez du tofu fumé.', vegetarian],
    ['Vous pouvez remplacer le poulet.', vegetarian],
    ['À la place de « lardons » : tofu fumé ou champignons.', vegetarian],
    ['Évitez le jambon et les saucisses.', vegetarian],
    ['Dans cette conversation, je laisse de côté : noisettes, coriandre.', noNuts],
    [
      '« Rôti de bœuf » ne convient pas à votre foyer : « bœuf » contient de la viande.',
      vegetarian,
    ],
    ['Votre foyer ne mange pas de viande.', vegetarian],
    ['Cuisez les pâtes, goûtez, servez.', vegetarian],
    ['Source : Pure Recette, le bœuf bourguignon.', vegetarian],
    ['Le poulet se garde deux jours au frigo.', vegetarian],
    ['La volaille est sûre à 74 °C à cœur.', vegetarian],
    ['La gélatine contient du porc.', vegetarian],
    ['Les lentilles apportent autant de protéines que la viande.', vegetarian],
    ['Le tofu se tranche comme du poulet.', vegetarian],
    ['La carbonara classique est au guanciale.', vegetarian],
    ['Bonjour ! Que voulez-vous manger ?', noNuts],
    ['Retirez le beurre de la recette.', noMilk],
    ['Une quiche sans lardons, jambon ni saucisses.', vegetarian],
    ['Oubliez le jambon.', vegetarian],
    ['Enlevez les lardons.', vegetarian],
    ['- Lundi : agneau rôti\n- Mardi : gratin de crème', kosher],
    ['Un agneau rôti pour lundi.\n\nUn gratin à la crème pour mardi.', kosher],
    ['Rôtissez l’agneau. N’ajoutez pas de crème : prenez de l’huile.', kosher],
  ])('« %s » is no news', (reply, rules) => {
    expect(wordsIn(reply, rules)).toEqual([]);
  });

  it('repeats neither the question nor the kitchen that it is about', () => {
    const reply = 'La volaille est sûre à 74 °C. Le poulet se garde deux jours.';
    expect(
      wordsIn(reply, vegetarian, { question: 'comment cuire du poulet, une volaille ?' }),
    ).toEqual([]);
    expect(
      wordsIn('Prenez 80 g d’huile pour 100 g de beurre.', noMilk, {
        question: 'Par quoi remplacer le beurre ?',
      }),
    ).toEqual([]);
    const fridge = 'Voici ce que contient votre frigo :\n\n- jambon, expire le lundi\n- lait';
    expect(wordsIn(fridge, vegetarian, { kitchen: ['jambon', 'lait'] })).toEqual([]);
    const use = 'Ajoutez le jambon coupé en dés.';
    expect(wordsIn(use, vegetarian, { kitchen: ['jambon'] })).toEqual(['jambon']);
    const more = '- Lentilles au jambon';
    expect(wordsIn(more, vegetarian, { kitchen: ['lentilles'] })).toEqual(['jambon']);
  });

  it.each([
    ['Je suis allergique aux noix.'],
    ['Mon fils est allergique aux noix, que lui cuire ?'],
    ['J’ai des noix, mais ma fille y est allergique. Une salade ?'],
    ['Une salade, mais évitez les noix.'],
    ['Puis-je mettre des noix dans ma salade ?'],
  ])('takes no leave from « %s » to have it eaten', (question) => {
    expect(wordsIn('Ajoutez des noix.', noNuts, { question })).toEqual(['noix']);
  });
});
