import { describe, expect, test } from 'vitest';
import { checkLine, foodsNamedIn } from '../gate.js';

const avoiding = (...avoidedFoods: string[]) => ({ restrictions: [], avoidedFoods });
const foundIn = (food: string, line: string) =>
  foodsNamedIn({ title: '', description: '', ingredients: [line], instructions: [] }, [food]);

describe('a taste is refused where the food surely is', () => {
  test.each([
    ['coriandre', '1 bouquet de coriandre'],
    ['champignons', '200 g de girolles'],
    ['avocat', '100 g de guacamole'],
    ['chocolat', '2 brownies'],
    ['herbes', '1 bouquet de persil'],
    ['pommes de terre', '300 g de frites'],
    ['porc', '100 g de lardons'],
  ])('%s in « %s »', (food, line) => {
    expect(checkLine(line, avoiding(food))).toMatchObject([{ restriction: 'AVOIDED_FOOD' }]);
  });

  test('however many others may be in it', () => {
    expect(checkLine('guacamole', avoiding('oignon', 'avocat'))).toHaveLength(1);
    expect(checkLine('guacamole', avoiding('avocat', 'oignon'))).toHaveLength(1);
  });

  test.each([
    ['oignon', '100 g de guacamole'],
    ['céleri', '1 cube de bouillon'],
    ['agneau', '500 g de viande'],
    ['oignons crus', '1 oignon'],
    ['noisettes', '100 g de chocolat noir (peut contenir des traces de noisettes)'],
    ['porc', '400 g de joue'],
  ])('and not for a doubt or a trace: %s in « %s »', (food, line) => {
    expect(checkLine(line, avoiding(food))).toEqual([]);
    expect(foundIn(food, line)).not.toEqual([]);
  });

  test.each(['allergie au céleri', 'céleri (intolérance)'])('but for « %s »', (entry) => {
    expect(checkLine('1 cube de bouillon', avoiding(entry, 'coriandre'))).toHaveLength(1);
  });

  test('while an allergy counts both', () => {
    const [celery, nuts] = ['CELERY', 'TREE_NUTS'] as const;
    expect(checkLine('1 cube de bouillon', { ...avoiding(), restrictions: [celery] })).toHaveLength(
      1,
    );
    const traces = 'chocolat noir (peut contenir des traces de noisettes)';
    expect(checkLine(traces, { ...avoiding(), restrictions: [nuts] })).not.toEqual([]);
  });
});
