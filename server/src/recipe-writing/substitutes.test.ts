import { describe, expect, it } from 'vitest';
import { checkText, type DietRules } from '../diet/gate/gate.js';
import { dietaryRestrictions } from '../diet/restrictions.js';
import { substitutesFor } from './substitutes.js';
import { foods } from '../diet/vocabulary/foods.js';

const only = (...restrictions: DietRules['restrictions']): DietRules => ({
  restrictions,
  avoidedFoods: [],
});

describe('what takes the place of a food', () => {
  it.each<[string, DietRules, string[]]>([
    ['lardons', only('VEGETARIAN'), ['tofu fumé', 'champignons']],
    ['Crème fraîche', only('DAIRY_FREE'), ['crème de soja', 'lait de coco']],
    ['œufs', only('VEGAN'), ['compote de pommes', 'graines de lin']],
    ['spaghetti', only('GLUTEN_FREE'), ['pâtes de riz']],
    ['noisettes', only('NUT_FREE'), ['graines de tournesol', 'graines de courge']],
    ['vin blanc', only('HALAL'), ['jus de raisin', 'jus de pomme']],
    ['pâte feuilletée', only('VEGAN'), ['pâte à l’huile d’olive', 'pâte sans gluten']],
    ['pâte brisée', only('GLUTEN_FREE'), ['pâte sans gluten']],
    ['gruyère', only('VEGAN', 'NUT_FREE'), ['graines de tournesol grillées']],
    ['riz au lait', only('DAIRY_FREE'), ['riz au lait de coco']],
    ['crevettes', only('KOSHER'), ['champignons', 'tofu']],
  ])('« %s »', (word, rules, instead) => {
    expect(substitutesFor([word], rules)).toEqual([{ word, instead }]);
  });

  it('is never what the household does not eat, avoided foods included', () => {
    const rules = { restrictions: [...dietaryRestrictions], avoidedFoods: ['tofu', 'riz'] };
    const words = foods.filter(({ substitutes }) => substitutes.length > 0).map(({ name }) => name);
    for (const { instead } of substitutesFor(words, rules))
      for (const food of instead) expect(checkText(food, rules)).toEqual([]);
  });

  it('says each food once, and nothing of what it does not know', () => {
    const rules = only('VEGETARIAN');
    expect(substitutesFor(['lardons', 'Lardons', 'quenottes'], rules)).toHaveLength(1);
    const beef = substitutesFor(['bœuf bourguignon', 'bœuf', 'bœuf à braiser'], rules);
    expect(beef.map(({ word }) => word)).toEqual(['bœuf']);
    expect(
      substitutesFor(['lardons'], { ...rules, avoidedFoods: ['tofu', 'champignons'] }),
    ).toEqual([]);
  });
});
