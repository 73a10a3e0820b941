import { describe, expect, it } from 'vitest';
import { checkRecipe } from '#product/diet/gate/gate.js';
import type { DietRules } from '#product/diet/gate/gate.js';
import { answerTo, recipeIn, talkOf } from '../testkit.js';

describe('what it cooks', () => {
  it.each<[string, RegExp]>([
    ["j'ai que des courgettes et des œufs, qu'est-ce que je peux cuisiner ?", /courgette.*œuf/i],
    ['jai du poulet et des poivrons tu proposes koi', /poulet.*poivron/i],
    ['Propose-moi un plat principal avec des courgettes', /courgette/i],
    ['pois chiches + épinards stp', /pois chiches.*épinards/i],
    ['ya du riz et une boite de thon c possible un truc??', /riz.*thon/i],
    ['tarte aux pommes de grand mere', /pâte brisée.*pommes/i],
    ['une idée de dessert aux abricots', /abricot/i],
    ['Que faire d’un reste de riz ?', /riz cuit/i],
    ['avec ce que j ai dans le frigo tu me fais quoi', /courgette|riz|œuf/i],
  ])('« %s »', (said, ingredients) => {
    const { ingredients: lines } = recipeIn(answerTo(said));
    expect(
      lines
        .toSorted((one, other) => Number(ingredients.test(other)) - Number(ingredients.test(one)))
        .join(' '),
    ).toBeTruthy();
    for (const food of ingredients.source.split('.*'))
      expect(lines.join(' ')).toMatch(new RegExp(food, 'i'));
  });

  it.each<[string, RegExp]>([
    ['tu as la recette du papet vaudois', /^Papet vaudois/],
    ['recette dahl', /^Dahl/],
    ['une vraie fondue moitié moitié, pour une famille', /^Fondue moitié-moitié/],
    ['COMMENT FAIRE DES RÖSTI', /^Rösti/],
    ['lasagnes', /^Lasagnes/],
  ])('« %s » by its name', (said, title) => {
    expect(recipeIn(answerTo(said)).title).toMatch(title);
  });

  it('holds for the talk what was said in it', () => {
    const answers = talkOf([
      'jveu une recette ac du poulet pr 6 pers ss oignon',
      'encore une',
      'bof',
      'un dessert',
    ]).map(recipeIn);
    expect(new Set(answers.map(({ title }) => title)).size).toBe(4);
    for (const recipe of answers) {
      expect(recipe.servings).toBeGreaterThanOrEqual(6);
      expect(checkRecipe(recipe, { restrictions: [], avoidedFoods: ['oignon'] })).toEqual([]);
    }
  });

  it('gives the same recipe for another number, and another one without what it has', () => {
    const [first, seven, without] = talkOf([
      'propose moi un curry de légumes',
      'on sera 7 en fait',
      'sans lait de coco',
    ]).map(recipeIn);
    expect(seven?.title).toBe(first?.title);
    expect(seven?.servings).toBe(7);
    expect(without?.ingredients.join()).not.toMatch(/lait de coco/);
  });

  it('lets a later wish lift what was left aside, but not what somebody’s health forbids', () => {
    const said = ['un plat sans courgettes', 'finalement un gratin de courgettes'];
    const [, again] = talkOf(said, { tools: [] });
    // What Popote holds for the talk is taken off there.
    expect(answerTo(said).content).toMatch(/laisser de côté : courgettes\. Pour y revenir/);
    expect(recipeIn(again ?? { content: '', calls: [] }).ingredients.join()).toMatch(/courgette/);
    for (const setting of [{}, { tools: [] }]) {
      const allergic = ['mon fils est allergique aux œufs', 'une omelette aux œufs'];
      const refused = answerTo(allergic, setting);
      expect(refused.content).toMatch(/laisser de côté : .*œufs/);
      expect(refused.content).not.toMatch(/^# /m);
    }
  });

  it.each<[string[], DietRules]>([
    [['végétarien'], { restrictions: ['VEGETARIAN'], avoidedFoods: [] }],
    [['sans gluten', 'halal'], { restrictions: ['GLUTEN_FREE', 'HALAL'], avoidedFoods: [] }],
  ])('gives nothing against what the prompt says: %s', (restrictions, rules) => {
    for (const said of ['un plat pour ce soir', 'un dessert', 'un gratin', 'une soupe de courge'])
      expect(checkRecipe(recipeIn(answerTo(said, { restrictions })), rules)).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['une recette de tiramisu', /n’a rien pour : « tiramisu »/],
    ['gateau aux noix', /préférences enregistrées.*« noix »/],
    ['un gâteau sans zlurp', /Je ne connais pas « zlurp »/],
    ['sardines et rhubarbe', /il y manque/],
  ])('« %s » is told what cannot be', (said, sentence) => {
    expect(answerTo(said, { avoided: ['noix'] }).content).toMatch(sentence);
  });
});
