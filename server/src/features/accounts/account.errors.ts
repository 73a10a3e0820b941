import { RefusalError } from '../../graphql/refusal.js';

export class EmailTakenRefusal extends RefusalError {
  constructor() {
    super('EMAIL_TAKEN', 'email');
  }
}

/** Says neither whether the address is known nor which of the two was wrong. */
export class CredentialsRefusal extends RefusalError {
  constructor() {
    super('CREDENTIALS_INVALID');
  }
}
