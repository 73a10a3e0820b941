import type { DietConflict } from '../../diet/gate/gate.js';
import type { ErrorCode } from '../../graphql/error-code.js';
import { RefusalError } from '../../graphql/refusal.js';
import type { UnmetWish } from '../../recipe-writing/unmet-wishes.js';

/** No recipe could be made, and why. */
export class GenerationRefusal extends RefusalError {
  constructor(
    code: ErrorCode,
    /** With DIET_CONFLICT: what the last try named; with WISH_FORBIDDEN: what was asked for. */
    readonly conflicts: readonly DietConflict[] = [],
    /** What the model said instead of a recipe; at most 300 characters. */
    readonly modelWords: string | null = null,
    /** With WISHES_UNMET: what the last try left out. */
    readonly unmetWishes: readonly UnmetWish[] = [],
  ) {
    super(code);
  }
}

/** The same as a value to be read, which an Error cannot be in GraphQL. */
export const refusalValue = (
  code: ErrorCode,
  parts: Pick<GenerationRefusal, 'conflicts' | 'modelWords' | 'unmetWishes'>,
): GenerationRefusal => {
  const { name, message, field } = new GenerationRefusal(code);
  const { conflicts, modelWords, unmetWishes } = parts;
  return { name, message, field, code, conflicts, modelWords, unmetWishes };
};
