import { describe, expect, test } from 'vitest';
import { conflictLetters } from '../../testkit/conflict-letters.js';

const lacking = (wanted: string, line: string): string[] =>
  [...wanted].filter((each) => !conflictLetters(line).includes(each));

describe('what holds for one person does not clear the line of the household', () => {
  test.each([
    // A kind that is said before its noun.
    ['normal pour nous, pâtes sans gluten pour Léa', 'G'],
    ['classiques pour les grands et spaghettis sans gluten pour Hugo', 'G'],
    ['une ordinaire, une bière sans alcool', 'GH'],
    ['2 normaux + 1 pain sans gluten', 'G'],
    ['pour les enfants la classique ; pour moi, farine sans gluten', 'G'],
    ['version traditionnelle pour nous, saucisses végétales pour Inès', 'VNHK'],
    ['entier pour les petits, lait de riz pour Zoé', 'ND'],
    ['de vache pour Tom, lait de soja pour moi', 'ND'],
    ['fraîche pour nous, crème de coco pour Ana', 'ND'],
    ['avec pour Paul, bière sans alcool pour Julie', 'H'],
    // And one that is said behind it.
    ['quiche sans lardons pour Ana, avec pour nous', 'VHK'],
    ['pizza sans fromage pour Nina et une avec', 'ND'],
    // An aside that says for whom it is.
    ['farine (sans gluten seulement pour Zoé)', 'G'],
    ['steaks, végétaux uniquement pour Ana', 'VN'],
    ['biscottes (sans gluten, c’est pour Marc)', 'G'],
    ['crème (végétale bio pour Nora)', 'ND'],
  ])('%s', (line, wanted) => {
    expect(lacking(wanted, line)).toEqual([]);
  });

  test.each([
    ['pâtes sans gluten pour Léa', 'G'],
    ['pain sans gluten (pour Léa)', 'G'],
    ['riz complet, sauce soja sans gluten', 'G'],
    ['2 grandes, 500 g de pâtes sans gluten', 'G'],
    ['pour la sauce, farine sans gluten', 'G'],
    ['fumé pour Tom, tofu nature pour Ana', 'VNDHK'],
  ])('%s holds no more than it says', (line, cleared) => {
    expect(lacking(cleared, line)).toEqual([...cleared]);
  });
});
