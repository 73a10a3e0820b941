import { describe, expect, it } from 'vitest';
import type { Order } from '../../entities/recipe/generation-order';
import { askedWishes, wishesInTheWay, withoutWish, type WishName } from './order-wishes';

const order: Order = {
  id: 'first',
  mealType: 'MAIN',
  fresh: false,
  fromInventory: true,
  wishes: { maxMinutes: 20, forChildren: true, lowBudget: false, ingredient: 'courges' },
};

describe('what was asked of a recipe', () => {
  it('is left out one by one, and the rest asked as before', () => {
    const left: WishName[] = ['maxMinutes', 'forChildren', 'fromInventory', 'ingredient'];
    expect(askedWishes(order)).toEqual(left);
    for (const name of left) {
      const rest = withoutWish(order, name);
      expect(askedWishes(rest)).toEqual(left.filter((other) => other !== name));
    }
    expect(askedWishes({ id: 'plain', mealType: 'MAIN', fresh: false })).toEqual([]);
  });

  it.each([
    [{ code: 'WISHES_UNMET', unmetWishes: ['TIME', 'INGREDIENT'] }, ['maxMinutes', 'ingredient']],
    [{ code: 'WISHES_UNMET', unmetWishes: ['ANOTHER_DISH'] }, []],
    [{ code: 'WISH_FORBIDDEN' }, ['ingredient']],
    [{ code: 'INVENTORY_EMPTY' }, ['fromInventory']],
    [{ code: 'MODEL_UNAVAILABLE', unmetWishes: [] }, []],
  ] as const)('%o is the fault of %o', (refusal, names) =>
    expect(wishesInTheWay(refusal)).toEqual(names),
  );
});
