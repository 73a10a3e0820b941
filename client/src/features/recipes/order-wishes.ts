import type { Order } from '../../entities/recipe/generation-order';

/** What is asked beside the type, as the chips have it. */
export type OrderWishes = Required<Pick<Order, 'wishes' | 'fromInventory'>>;

export const noWishes: OrderWishes = {
  fromInventory: false,
  wishes: { maxMinutes: null, forChildren: false, lowBudget: false, ingredient: null },
};

/** Of an order, or of a generation as the cache has it: what is sent again must not hold its type's name. */
export function wishesOf({ wishes, fromInventory }: Partial<OrderWishes>): OrderWishes {
  const { maxMinutes, forChildren, lowBudget, ingredient } = wishes ?? noWishes.wishes;
  return {
    wishes: { maxMinutes, forChildren, lowBudget, ingredient },
    fromInventory: fromInventory ?? false,
  };
}

/** Minutes that are quick on a weekday. */
export const quickMinutes = 20;

/** Whoever asks for tonight's dinner wants to eat tonight: at most so many minutes, unless they said how many. */
const tonightMinutes = 45;
export const forTonight = ({ wishes, ...rest }: OrderWishes): OrderWishes => ({
  ...rest,
  wishes: { ...wishes, maxMinutes: wishes.maxMinutes ?? tonightMinutes },
});
