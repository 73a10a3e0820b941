import type { CardBehavior } from './wire.js';

export type DeclineCode =
  'generic_decline' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'processing_error';

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** Why it is refused at once; null when it is accepted. */
  decline: DeclineCode | null;
  /** How it answers once it has been saved. */
  later: CardBehavior['charge'];
}

/** Stripe's published test numbers: https://docs.stripe.com/testing */
const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', decline: null, later: 'succeed' },
  { number: '5555555555554444', brand: 'mastercard', decline: null, later: 'succeed' },
  { number: '378282246310005', brand: 'amex', decline: null, later: 'succeed' },
  { number: '4000000000000341', brand: 'visa', decline: null, later: 'decline' },
  { number: '4000000000000002', brand: 'visa', decline: 'generic_decline', later: 'decline' },
  { number: '4000000000009995', brand: 'visa', decline: 'insufficient_funds', later: 'decline' },
  { number: '4000000000000069', brand: 'visa', decline: 'expired_card', later: 'decline' },
  { number: '4000000000000127', brand: 'visa', decline: 'incorrect_cvc', later: 'decline' },
  { number: '4000000000000119', brand: 'visa', decline: 'processing_error', later: 'decline' },
];

/** The test card of that number, spaces and dashes aside; a real card has none. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}
