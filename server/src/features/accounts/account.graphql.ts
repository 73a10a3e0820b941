import { builder } from '../../graphql/builder.js';
import { RefusalInterface } from '../../graphql/refusal.graphql.js';
import { InputRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import { parseInput } from '../../graphql/parse-input.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { signInInput, signUpInput } from './account-input.js';
import { CredentialsRefusal, EmailTakenRefusal } from './account.errors.js';
import { openSession, type OpenedSession } from './open-session.js';
import { signIn } from './sign-in.js';
import { signUp } from './sign-up.js';

builder.objectType(EmailTakenRefusal, {
  name: 'EmailTakenRefusal',
  description: 'Another account has this address.',
  interfaces: [RefusalInterface],
});

builder.objectType(CredentialsRefusal, {
  name: 'CredentialsRefusal',
  description: 'No account has this address and password.',
  interfaces: [RefusalInterface],
});

const openedSessionPayload = (name: string, description: string) =>
  builder.objectRef<OpenedSession>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose('viewer', { type: ViewerRef, description: 'The person now signed in.' }),
      token: t.exposeString('token', {
        nullable: true,
        description:
          'The bearer token, for requests with the header x-popote-client: native; null otherwise, as browsers get a cookie.',
      }),
    }),
  });

const SignUpPayload = openedSessionPayload('SignUpPayload', 'The account was made and signed in.');
const SignInPayload = openedSessionPayload('SignInPayload', 'Signed in.');

const SignUpInputRef = builder.inputType('SignUpInput', {
  description: 'What an account needs.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: '1 to 100 characters, trimmed.' }),
    lastName: t.string({ required: true, description: '1 to 100 characters, trimmed.' }),
    email: t.string({ required: true, description: 'At most 254 characters; case is ignored.' }),
    password: t.string({ required: true, description: '6 to 200 characters.' }),
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
      const { userId } = await signUp(context, parseInput(signUpInput, input));
      return openSession(context, userId);
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
    resolve: async (_root, { input }, context) =>
      openSession(context, await signIn(context, parseInput(signInInput, input))),
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
      context.setSessionCookie(null);
      context.viewer = null;
      return { signedOut: true };
    },
  }),
);
