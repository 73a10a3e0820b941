import { RefusalError } from '../../../graphql/refusal.js';

/** The recipe's lines are on the list. */
export class AlreadyInListRefusal extends RefusalError {
  constructor() {
    super('ALREADY_IN_LIST', 'recipeId');
  }
}

/** Every day asked for is over. */
export class DaysPastRefusal extends RefusalError {
  constructor() {
    super('DAYS_PAST', 'to');
  }
}
