import { RefusalError } from '../../graphql/refusal.js';

/** The recipe's lines are on the list: the unique key of each source is taken. */
export class AlreadyInListRefusal extends RefusalError {
  constructor() {
    super('ALREADY_IN_LIST', 'recipeId');
  }
}
