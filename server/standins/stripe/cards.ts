import type { CardBehavior } from './wire.js';

export type DeclineCode = 'generic_decline' | 'insufficient_funds';

export interface TestCard {
  number: string;
  /** Why it is refused at once; null when it is accepted. */
  decline: DeclineCode | null;
  /** How it answers once it has been saved. */
  later: CardBehavior['charge'];
}

/** Stripe's published test numbers: https://docs.stripe.com/testing */
const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', decline: null, later: 'succeed' },
  { number: '4000000000000341', decline: null, later: 'decline' },
  { number: '4000000000000002', decline: 'generic_decline', later: 'decline' },
  { number: '4000000000009995', decline: 'insufficient_funds', later: 'decline' },
];

/** The test card of that number, spaces and dashes aside; a real card has none. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}
