import { builder } from '../../graphql/builder.js';
import { RefusalInterface } from '../../graphql/refusal.graphql.js';
import {
  AlreadyVerifiedRefusal,
  CredentialsRefusal,
  EmailTakenRefusal,
  EmailUnchangedRefusal,
  EmailUnknownRefusal,
  LinkRefusal,
  MailRefusal,
  PasswordRefusal,
} from './account.errors.js';

for (const [refusal, name, description] of [
  [EmailTakenRefusal, 'EmailTakenRefusal', 'Another account has this address.'],
  [CredentialsRefusal, 'CredentialsRefusal', 'No account has this address and password.'],
  [EmailUnknownRefusal, 'EmailUnknownRefusal', 'No account has this address.'],
  [EmailUnchangedRefusal, 'EmailUnchangedRefusal', 'The account has this address already.'],
  [AlreadyVerifiedRefusal, 'AlreadyVerifiedRefusal', 'The address is verified already.'],
  [PasswordRefusal, 'PasswordRefusal', 'The password that was asked for again is wrong.'],
  [LinkRefusal, 'LinkRefusal', 'The link is unknown, used, expired, or replaced by a newer one.'],
  [MailRefusal, 'MailRefusal', 'No mail server took the message; it is tried again later.'],
] as const) {
  builder.objectType(refusal, { name, description, interfaces: [RefusalInterface] });
}
