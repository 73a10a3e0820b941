import type { DietConflict } from '../../../diet/gate/gate.js';
import type { WeekMoment } from '../../../week-choice/moments.js';
import type { Substitution } from '../../../recipe-writing/substitutes.js';
import type { MealRow } from './proposal-household.js';
import type { RequestProblem } from './proposal-request.js';

/** A planned meal as it was named: by its title, by when it is, or not at all. */
export interface SaidMeal {
  readonly name: string | null;
  /** YYYY-MM-DD. */
  readonly day: string | null;
  readonly moment: WeekMoment | null;
}

export type MealOption = Pick<MealRow, 'title' | 'date' | 'time'>;

type PlainFault =
  | RequestProblem
  | 'TOO_MANY'
  | 'TWICE'
  | 'NOTHING_TO_DO'
  | 'NO_RECIPE'
  | 'NO_MEAL_TO_CHOOSE'
  | 'NOTHING_EXPIRED'
  | 'TASTES_FULL';

/** Why a tool call became no proposal. */
export type ProposalFault =
  | { readonly kind: PlainFault }
  | { readonly kind: 'NOT_IN_FRIDGE' | 'NOT_ON_LIST' | 'NO_SUCH_RECIPE'; readonly name: string }
  | ({ readonly kind: 'NO_SUCH_MEAL' } & SaidMeal)
  | ({ readonly kind: 'WHICH_MEAL'; readonly options: readonly MealOption[] } & SaidMeal)
  | { readonly kind: 'ALREADY_FAVORITE' | 'UNIT_MISMATCH'; readonly name: string }
  | { readonly kind: 'AMBIGUOUS'; readonly name: string; readonly options: readonly string[] }
  | {
      readonly kind: 'CONFLICT';
      readonly name: string;
      readonly conflicts: readonly DietConflict[];
      /** What may stand for them here. */
      readonly substitutions: readonly Substitution[];
    };

export const faultOf = (kind: PlainFault) => ({ kind }) satisfies ProposalFault;
