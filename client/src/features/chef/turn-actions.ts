/** What a turn asks of the page around it. */
export interface TurnActions {
  onOpenRecipe: (recipeId: string) => void;
  /** Says why something could not be done. */
  onProblem: (problem: string) => void;
  /** The chef is at work again: what was pressed is gone. */
  onResumed: () => void;
}
