/** Points, and why each is as it is: docs/week.md. */
export const weights = {
  /** For each meal that has a dish: more than any dish can lose, so that none is left out for its faults. */
  filled: 100,
  /** A food that expires tomorrow, all of it used in time; half as much for every week that it keeps longer. */
  usedInTime: 12,
  halfLifeDays: 7,
  /** A food of the fridge, all of it used, however long it keeps. */
  atHome: 0.5,
  /** How much more both are worth where the fridge is to be emptied. */
  useUpFridge: 2,
  /** A favourite; the first of a week, up to half of its meals, earn more, so that the other half can be new. */
  kept: 1,
  keptAmongFirst: 3,
  own: 1.5,
  liked: 1.5,
  mostLiked: 3,
  harder: -2,
  inSeason: 2,
  outOfSeason: -4,
  /** Where money is short. */
  lowPrice: 3,
  highPrice: -6,
  children: 2,
  /** Meat or fish that would not keep until the last day, on the first; as much less on the last. */
  freshFirst: 2,
  quick: 1,
  quickMinutes: 30,
  /** For each main food that another meal of the week has already. */
  repeatedMainFood: -3,
  /** A dish of which everything is at home, as one chooses what to cook now; and half as much again, as nobody has to go to the shop. */
  covered: 12,
  whole: 6,
  /** A dish that stands in its place already, where a week is chosen again: nobody wants the other days to change. */
  stays: 8,
  /** Between equals; less than anything else that one can earn. */
  tieBreak: 0.4,
} as const;

export const limits = {
  /** A dish comes again on the same day two weeks later at the soonest. */
  daysBetweenSameDish: 14,
  mealsWithSameMainFood: 2,
  reasons: 2,
  /** So many meals say beside another reason that they are in season, quick, cheap or for children. */
  sameReason: 2,
  alternatives: 3,
  /** Of a food that is at least as much used is said to be used up. */
  usedUpShare: 0.8,
  /** Desserts of a week, for what would expire; where the fridge is to be emptied, and else. */
  dessertsToUseUp: 2,
  desserts: 1,
  /** Of what is left of such a food a dessert uses at least as much. */
  savedShare: 0.5,
  /** How much of a dish is at home at least, where it uses up nothing that expires soon. */
  leastCovered: 1 / 3,
  /** Nobody hurries for what keeps longer, beyond the days that are planned. */
  soonDays: 7,
} as const;
