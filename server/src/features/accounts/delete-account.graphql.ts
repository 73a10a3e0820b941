import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import { BillingRefusal } from '../billing/billing.errors.js';
import { passwordOnlyInput } from './account-input.js';
import { PasswordRefusal } from './account.errors.js';
import { deleteAccount } from './delete-account.js';
import { forgetSession } from './open-session.js';

const DeleteMyAccountPayload = builder
  .objectRef<{ deleted: boolean }>('DeleteMyAccountPayload')
  .implement({
    description: 'The account, its subscription and its sessions are gone.',
    fields: (t) => ({
      deleted: t.exposeBoolean('deleted', { description: 'Always true.' }),
    }),
  });

builder.mutationField('deleteMyAccount', (t) =>
  t.field({
    type: DeleteMyAccountPayload,
    description:
      'Ends the subscription at once and deletes the account for good: invoices stay without a name, shared rows stay with the household’s other members. Signed in only; ten wrong guesses in 15 minutes make it wait.',
    authScopes: { signedIn: true },
    args: {
      password: t.arg.string({
        required: true,
        description: 'The account’s password, 1 to 200 characters.',
      }),
    },
    errors: {
      types: [InputRefusal, PasswordRefusal, RateLimitedRefusal, BillingRefusal],
      union: { name: 'DeleteMyAccountResult' },
    },
    resolve: async (_root, args, context) => {
      const { password } = parseInput(passwordOnlyInput, args);
      const viewer = viewerOf(context);
      await deleteAccount({ ...context, viewer }, password);
      noteTouched(context, viewer, { settings: true });
      forgetSession(context);
      return { deleted: true };
    },
  }),
);
