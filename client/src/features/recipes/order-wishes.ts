import type { Order, Refusal, Wishes } from '../../entities/recipe/generation-order';

/** What is asked beside the type, as the chips have it. */
export type OrderWishes = Required<Pick<Order, 'wishes' | 'fromInventory'>>;

export const noWishes: OrderWishes = {
  fromInventory: false,
  wishes: { maxMinutes: null, forChildren: false, lowBudget: false, ingredient: null },
};

const noWish = { ...noWishes.wishes, fromInventory: noWishes.fromInventory };

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

/** One thing asked beside the type, as a chip has it. */
export type WishName = keyof Wishes | 'fromInventory';

const wishNames = [
  'maxMinutes',
  'forChildren',
  'lowBudget',
  'fromInventory',
  'ingredient',
] as const satisfies WishName[];

/** What was asked, in the order of the chips. */
export function askedWishes(order: Order): WishName[] {
  const { wishes, fromInventory } = wishesOf(order);
  const all = { ...wishes, fromInventory };
  return wishNames.filter((name) => all[name] !== noWish[name]);
}

/** The same order without one of its wishes. */
export function withoutWish(order: Order, name: WishName): Order {
  const { wishes, fromInventory } = wishesOf(order);
  const { fromInventory: left, ...rest } = { ...wishes, fromInventory, [name]: noWish[name] };
  return { ...order, wishes: rest, fromInventory: left };
}

/** The wishes without which the chef could have written something, as far as it is known. */
export function wishesInTheWay({ code, unmetWishes = [] }: Refusal): WishName[] {
  if (code === 'WISH_FORBIDDEN') return ['ingredient'];
  if (code === 'INVENTORY_EMPTY') return ['fromInventory'];
  const unmet = { TIME: 'maxMinutes', INGREDIENT: 'ingredient', ANOTHER_DISH: null } as const;
  return unmetWishes.map((wish) => unmet[wish]).filter((name) => name !== null);
}
