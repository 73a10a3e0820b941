import { RefusalError } from '../../graphql/refusal.js';

/** The household, or the invitation, does not allow it. */
export class HouseholdRefusal extends RefusalError {
  constructor(
    code:
      | 'ALREADY_MEMBER'
      | 'HOUSEHOLD_FULL'
      | 'INVITATIONS_FULL'
      | 'INVITATION_USED'
      | 'INVITATION_EXPIRED'
      | 'EMAIL_NOT_VERIFIED'
      | 'LAST_MEMBER',
    field: 'email' | 'token' | null = null,
  ) {
    super(code, field);
  }
}
