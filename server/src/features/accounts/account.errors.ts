import { RefusalError } from '../../graphql/refusal.js';

export class EmailTakenRefusal extends RefusalError {
  constructor(field: 'email' | 'newEmail' = 'email') {
    super('EMAIL_TAKEN', field);
  }
}

/** Says neither whether the address is known nor which of the two was wrong. */
export class CredentialsRefusal extends RefusalError {
  constructor() {
    super('CREDENTIALS_INVALID');
  }
}

export class EmailUnknownRefusal extends RefusalError {
  constructor() {
    super('EMAIL_UNKNOWN', 'email');
  }
}

export class EmailUnchangedRefusal extends RefusalError {
  constructor() {
    super('EMAIL_UNCHANGED', 'newEmail');
  }
}

export class AlreadyVerifiedRefusal extends RefusalError {
  constructor() {
    super('EMAIL_ALREADY_VERIFIED');
  }
}

/** The password that was asked for again is wrong. */
export class PasswordRefusal extends RefusalError {
  constructor(field: 'password' | 'currentPassword') {
    super('PASSWORD_INVALID', field);
  }
}

/** Says neither whether the link ever existed nor what became of it. */
export class LinkRefusal extends RefusalError {
  constructor() {
    super('LINK_INVALID', 'token');
  }
}

export class MailRefusal extends RefusalError {
  constructor() {
    super('MAIL_NOT_SENT');
  }
}
