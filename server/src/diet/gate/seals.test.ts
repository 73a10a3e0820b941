import { describe, expect, test } from 'vitest';
import { checkLine, checkRecipe, checkText, type DietConflict } from './gate.js';

const rules = { restrictions: ['HALAL', 'KOSHER'] as const, avoidedFoods: [] };
const summary = (conflicts: readonly DietConflict[]): string =>
  conflicts.map((each) => `${each.restriction}${each.doubtful ? '?' : ''}`).join(' ');

describe('meat under the seal of another rule', () => {
  test.each([
    ['poulet', ''],
    ['4 cuisses de poulet halal', 'KOSHER'],
    ['4 cuisses de poulet casher', 'HALAL?'],
    ['4 cuisses de poulet halal et casher', ''],
    ['poulet casher, halal', ''],
    ['poulet halal ou casher', 'HALAL? KOSHER?'],
    ['poulet halal/casher', 'HALAL? KOSHER?'],
    ['poulet (halal)', 'KOSHER'],
    ['poulet halal de préférence', 'KOSHER'],
    ['poulet certifié halal', 'KOSHER'],
    ['poulet non halal', ''],
    ['poulet (halal : non)', ''],
    ['500 g de bœuf haché maigre, kasher', 'HALAL?'],
    ['nuggets de poulet halal', 'KOSHER'],
    ['viande hachée halal', 'KOSHER'],
    ['lardons halal', 'KOSHER'],
    ['bouillon de poule halal', 'KOSHER'],
    ['poulet halal, bœuf casher', 'KOSHER HALAL?'],
    ['rôti de porc halal', 'HALAL KOSHER'],
    // No meat to kill.
    ['vin casher', 'HALAL'],
    ['sel kasher', ''],
    ['tofu halal', ''],
    ['saucisses végétales halal', ''],
    ['poulet sans gélatine de porc', ''],
  ])('%s: %s', (line, expected) => {
    expect(summary(checkLine(line, rules))).toBe(expected);
  });

  test('says what is against it, with the seal', () => {
    const [sure] = checkLine('400 g de filets de poulet halal', rules);
    expect(sure).toMatchObject({
      word: 'filets de poulet halal',
      reason: 'vient d’un abattage halal, qui n’est pas casher',
    });
    const [feared] = checkLine('bœuf casher', rules);
    expect(feared?.reason).toBe('vient d’un abattage casher, rien n’indique qu’il soit halal');
  });

  test('holds in prose for what is written as one', () => {
    expect(summary(checkText('Dorer le poulet halal.', rules))).toBe('KOSHER');
    expect(summary(checkText('Dorer le poulet. Servir avec une sauce halal.', rules))).toBe('');
  });

  test('holds in a recipe, whatever the other lines', () => {
    const recipe = {
      title: 'Poulet',
      description: '',
      ingredients: ['1 poulet halal', '2 oignons'],
    };
    const found = checkRecipe({ ...recipe, instructions: ['Rôtir le poulet.'] }, rules);
    expect(summary(found)).toBe('KOSHER');
  });
});
