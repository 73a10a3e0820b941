import { builder } from '../../graphql/builder.js';
import { InputRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import { parseInput } from '../../graphql/parse-input.js';
import { signInInput, signUpInput } from './account-input.js';
import { CredentialsRefusal, EmailTakenRefusal } from './account.errors.js';
import { forgetSession, noteSessionsEnded, openSession } from './open-session.js';
import { openedSessionPayload } from './opened-session.graphql.js';
import { rememberDevice } from './remember-device.js';
import { signIn } from './sign-in.js';
import { signUp } from './sign-up.js';

const SignUpPayload = openedSessionPayload('SignUpPayload', 'The account was made and signed in.');
const SignInPayload = openedSessionPayload('SignInPayload', 'Signed in.');

const SignUpInputRef = builder.inputType('SignUpInput', {
  description: 'What an account needs.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: '1 to 100 characters, trimmed.' }),
    lastName: t.string({ required: true, description: '1 to 100 characters, trimmed.' }),
    email: t.string({ required: true, description: 'At most 254 characters; case is ignored.' }),
    password: t.string({ required: true, description: '6 to 200 characters.' }),
    phone: t.string({
      description:
        'A telephone number, Swiss without a country code; blank is none. A country code alone is REQUIRED, no number INVALID.',
    }),
    invitation: t.string({
      description:
        'What the link of an invitation carries. Where that was sent to this very address, the address counts as verified; anything else is passed over.',
    }),
  }),
});

const SignInInputRef = builder.inputType('SignInInput', {
  description: 'What signs a person in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The account’s address; case is ignored.' }),
    password: t.string({ required: true, description: 'The account’s password.' }),
  }),
});

builder.mutationField('signUp', (t) =>
  t.field({
    type: SignUpPayload,
    description:
      'Makes an account with a household of its own, and signs in. At most 30 an hour from one network address.',
    args: { input: t.arg({ type: SignUpInputRef, required: true }) },
    errors: {
      types: [InputRefusal, EmailTakenRefusal, RateLimitedRefusal],
      union: { name: 'SignUpResult' },
    },
    resolve: async (_root, { input }, context) => {
      const owner = await signUp(context, parseInput(signUpInput, input));
      await rememberDevice(context, owner.userId, { tell: false });
      const session = await openSession(context, owner);
      if (!session) throw new Error('The account that was just made is not its maker’s any more.');
      return session;
    },
  }),
);

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    description:
      'Signs in; the session before it ends. Ten wrong guesses for an account in 15 minutes make it wait.',
    args: { input: t.arg({ type: SignInInputRef, required: true }) },
    errors: {
      types: [InputRefusal, CredentialsRefusal, RateLimitedRefusal],
      union: { name: 'SignInResult' },
    },
    resolve: async (_root, { input }, context) => {
      const owner = await signIn(context, parseInput(signInInput, input));
      const session = await openSession(context, owner);
      if (!session) throw new CredentialsRefusal();
      await rememberDevice(context, owner.userId, { tell: true });
      return session;
    },
  }),
);

const SignOutPayload = builder.objectRef<{ signedOut: boolean }>('SignOutPayload').implement({
  description: 'The session is closed and its cookie taken away.',
  fields: (t) => ({
    signedOut: t.exposeBoolean('signedOut', { description: 'Always true.' }),
  }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    description: 'Ends this session. Signed in only.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      if (context.sessionToken) await context.sessions.close(context.sessionToken);
      if (context.viewer) noteSessionsEnded(context, context.viewer);
      forgetSession(context);
      return { signedOut: true };
    },
  }),
);
