import { describe, expect, it } from 'vitest';
import { checkRecipe } from '#product/diet/gate/gate.js';
import type { DietRules } from '#product/diet/gate/gate.js';
import { answerTo, recipeIn, talkOf } from '../testkit.js';

describe('what it cooks', () => {
  it.each<[string, ...RegExp[]]>([
    ["j'ai que des courgettes et des œufs, qu'est-ce que je peux cuisiner ?", /courgette/, /œuf/],
    ['une idée de dessert aux abricots', /abricot/],
    ['Que faire d’un reste de riz ?', /riz cuit/],
    ['avec ce que j ai dans le frigo tu me fais quoi', /courgette|riz|œuf/],
  ])('« %s »', (said, ...foods) => {
    const { ingredients } = recipeIn(answerTo(said));
    for (const each of foods) expect(ingredients.join('\n')).toMatch(each);
  });

  it.each<[string, RegExp]>([
    ['tu as la recette du papet vaudois', /^Papet vaudois/],
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

  it('leaves aside what was said to be, until that is taken off', () => {
    const said = ['un plat sans courgettes', 'finalement un gratin de courgettes'];
    expect(answerTo(said).content).toMatch(/laisser de côté : courgettes\. Pour y revenir/);
    const refused = answerTo(['mon fils est allergique aux œufs', 'une omelette aux œufs']);
    expect(refused.content).toMatch(/laisser de côté : .*œufs/);
    expect(refused.content).not.toMatch(/^# /m);
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
