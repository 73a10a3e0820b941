import type { Substitution } from '#product/recipe-writing/substitutes.js';

/** What to take instead, a sentence for each food. */
export const insteadOf = (substitutions: readonly Substitution[]): string =>
  substitutions
    .map(({ word, instead }) => ` À la place de « ${word} » : ${instead.join(' ou ')}.`)
    .join('');
