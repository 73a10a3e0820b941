type Season = 'SPRING' | 'SUMMER' | 'AUTUMN' | 'WINTER';

/** A meal that has no dish yet. */
export interface WeekSlot {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Null: as long as it takes. */
  readonly maxMinutes: number | null;
  readonly weekend: boolean;
}

export interface UsedFood {
  readonly product: string;
  /** Of what the fridge has of it, 0 to 1. */
  readonly share: number;
}

/** A dish that all who eat may have: whoever asks has put it through the gate. */
export interface WeekCandidate {
  readonly recipeId: string;
  readonly title: string;
  readonly minutes: number;
  /** A favourite of the household. */
  readonly kept: boolean;
  /** Written for the household before. */
  readonly own: boolean;
  /** None: all year. */
  readonly seasons: readonly Season[];
  readonly price: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  readonly forChildren: boolean;
  /** What variety counts by, the most important first. */
  readonly mainFoods: readonly string[];
  readonly products: readonly string[];
  /** Of the fridge. */
  readonly uses: readonly UsedFood[];
  /** How many preferred foods it holds. */
  readonly liked: number;
  /** Harder to make than the person likes. */
  readonly harder?: boolean;
  /** For how many days its meat and fish keep from the day on which they are bought; null without any, or unknown. */
  readonly keepsDays?: number | null;
  /** The date on which it was last on the plan, or is planned. */
  readonly lastPlanned: string | null;
}

export interface FridgeFood {
  readonly product: string;
  readonly name: string;
  readonly expiresOn: string | null;
}

export interface WeekRequest {
  readonly today: string;
  readonly slots: readonly WeekSlot[];
  readonly candidates: readonly WeekCandidate[];
  readonly fridge: readonly FridgeFood[];
  /** By slot: the candidate that stays, whatever comes. */
  readonly held: Readonly<Record<string, string>>;
  /** By slot, what stood there before something was decided: it stays where nothing speaks for another. */
  readonly before?: Readonly<Record<string, string>>;
  /** By slot: the candidates that somebody exchanged away there. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** Of the meals that are planned in these days already, one entry a meal. */
  readonly plannedMainFoods: readonly string[];
  readonly lowBudget: boolean;
  readonly useUpFridge: boolean;
  readonly children: boolean;
}

export type WeekReason =
  | {
      readonly kind: 'USES_UP';
      readonly product: string;
      readonly name: string;
      readonly expiresOn: string;
    }
  | { readonly kind: 'AT_HOME'; readonly products: readonly string[] }
  | { readonly kind: 'QUICK'; readonly minutes: number }
  | { readonly kind: 'KEPT' | 'LIKED' | 'IN_SEASON' | 'LOW_PRICE' | 'CHILDREN' };

export interface ChosenMeal {
  readonly slotId: string;
  /** Null where nothing is allowed. */
  readonly recipeId: string | null;
  /** At most two, the strongest first. */
  readonly reasons: readonly WeekReason[];
  /** At most three, the best first: each may stand in this slot beside the rest of the week. */
  readonly alternatives: readonly string[];
}

/** The meals in the order of the request's slots. */
export interface WeekChoice {
  readonly meals: readonly ChosenMeal[];
}
