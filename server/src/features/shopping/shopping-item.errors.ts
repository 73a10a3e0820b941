import { RefusalError } from '../../graphql/refusal.js';

/** The recipe's lines are on the list. */
export class AlreadyInListRefusal extends RefusalError {
  constructor() {
    super('ALREADY_IN_LIST', 'recipeId');
  }
}
