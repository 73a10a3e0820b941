import { checkLine, type DietConflict, type DietRules } from '../../../diet/gate/gate.js';
import { substitutesFor } from '../../../recipe-writing/substitutes.js';
import type { ResolvedChange } from './proposal-change.js';
import type { ProposalFault } from './proposal-fault.js';
import type { HouseholdNow } from './proposal-household.js';
import type { ProposalPart } from './proposal-plan.js';

export interface ResolveScope {
  readonly household: HouseholdNow;
  /** A fresh UUID. */
  readonly newId: () => string;
}

export type Resolved =
  | {
      readonly ok: true;
      readonly plan: ProposalPart;
      readonly changes: readonly ResolvedChange[];
    }
  | { readonly ok: false; readonly fault: ProposalFault };

export const refused = (fault: ProposalFault): Resolved => ({ ok: false, fault });

/** A dish that the household does not eat, with what may stand for what is in it. */
export const refusedDish = (
  name: string,
  conflicts: readonly DietConflict[],
  rules: DietRules,
): Resolved => {
  const words = conflicts.map(({ word }) => word);
  return refused({
    kind: 'CONFLICT',
    name,
    conflicts,
    substitutions: substitutesFor(words, rules),
  });
};

/** What of a food the household does not eat: said in a preview of what is bought or kept. */
export const conflictsOf = (name: string, rules: DietRules): ResolvedChange['conflicts'] =>
  checkLine(name, rules);
