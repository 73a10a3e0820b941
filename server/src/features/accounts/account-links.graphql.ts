import { builder } from '../../graphql/builder.js';
import { viewerOf, type Context } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { emailOnlyInput, resetPasswordInput } from './account-input.js';
import {
  AlreadyVerifiedRefusal,
  EmailTakenRefusal,
  EmailUnknownRefusal,
  LinkRefusal,
  MailRefusal,
} from './account.errors.js';
import { confirmEmailChange } from './confirm-email-change.js';
import { forgetSession, renewSession, type OpenedSession } from './open-session.js';
import { tokenExpiry } from './opened-session.graphql.js';
import { passwordLinkWorks } from './password-link.js';
import { rememberDevice } from './remember-device.js';
import { requestPasswordReset } from './request-password-reset.js';
import { resendVerification } from './resend-verification.js';
import { resetPassword } from './reset-password.js';
import type { AccountOwner } from './store-password.js';
import { verifyEmail } from './verify-email.js';

const tokenArgument = {
  required: true,
  description: 'What the link carries in its query as token.',
} as const;

const emailPayload = (name: string, description: string, email: string) =>
  builder.objectRef<{ email: string }>(name).implement({
    description,
    fields: (t) => ({ email: t.exposeString('email', { description: email }) }),
  });

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: emailPayload(
      'RequestPasswordResetPayload',
      'A link to a form for a new password was sent; it works once, for an hour.',
      'The address that the message was sent to.',
    ),
    description:
      'Sends a link for a new password; links asked for before it end. 5 an hour for one account, 10 from one network address.',
    args: {
      email: t.arg.string({
        required: true,
        description: 'The account’s address; case is ignored.',
      }),
    },
    errors: {
      types: [InputRefusal, EmailUnknownRefusal, MailRefusal, RateLimitedRefusal],
      union: { name: 'RequestPasswordResetResult' },
    },
    resolve: async (_root, args, context) => {
      const input = parseInput(emailOnlyInput, args);
      await requestPasswordReset(context, input);
      return input;
    },
  }),
);

const ResetPasswordInputRef = builder.inputType('ResetPasswordInput', {
  description: 'A new password, and the link that allows it.',
  fields: (t) => ({
    token: t.string(tokenArgument),
    password: t.string({ required: true, description: '6 to 200 characters.' }),
  }),
});

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: emailPayload(
      'ResetPasswordPayload',
      'The password is replaced and every session has ended; nobody is signed in.',
      'The account’s address, to sign in with.',
    ),
    description:
      'Replaces a forgotten password, ends every session and every other link, and verifies the address. 30 an hour from one network address.',
    args: { input: t.arg({ type: ResetPasswordInputRef, required: true }) },
    errors: {
      types: [InputRefusal, LinkRefusal, RateLimitedRefusal],
      union: { name: 'ResetPasswordResult' },
    },
    resolve: async (_root, { input }, context) => {
      const owner = await resetPassword(context, parseInput(resetPasswordInput, input));
      noteTouched(context, { ...owner, id: owner.userId }, { sessions: [owner.userId] });
      await rememberDevice(context, owner.userId, { tell: false });
      if (context.viewer?.id === owner.userId) forgetSession(context);
      return { owner, email: owner.email };
    },
  }),
);

builder.queryField('passwordLinkWorks', (t) =>
  t.boolean({
    description:
      'Whether the link of a reset message can still be used, for its page to say so before it asks for a password. Asking uses nothing up, and a link cannot be guessed.',
    args: { token: t.arg.string(tokenArgument) },
    resolve: (_root, { token }, context) => passwordLinkWorks(context, token),
  }),
);

interface FollowedLink {
  owner: AccountOwner;
  email: string;
  viewer: Viewer | null;
}

const VerifyEmailPayload = builder.objectRef<FollowedLink>('VerifyEmailPayload').implement({
  description: 'The address is verified; a link followed a second time answers the same.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address.' }),
    viewer: t.expose('viewer', {
      type: ViewerRef,
      nullable: true,
      description: 'The account, where this browser is signed in to it.',
    }),
  }),
});

/** The account as it is now, where the caller is signed in to it. */
const viewerIfOwner = (
  { viewer, config }: Context,
  userId: string,
  changes: { email: string; emailVerified: true },
): Viewer | null =>
  viewer?.id === userId
    ? { ...viewer, ...changes, isComplimentary: config.complimentaryEmails.has(changes.email) }
    : null;

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: VerifyEmailPayload,
    description: 'Verifies the address that a link was sent to; no session is needed or opened.',
    args: { token: t.arg.string(tokenArgument) },
    errors: { types: [LinkRefusal], union: { name: 'VerifyEmailResult' } },
    resolve: async (_root, { token }, context) => {
      const owner = await verifyEmail(context, token);
      noteTouched(context, { ...owner, id: owner.userId }, { settings: true });
      const { userId, email } = owner;
      const viewer = viewerIfOwner(context, userId, { email, emailVerified: true });
      return { owner, email, viewer };
    },
  }),
);

builder.mutationField('resendVerification', (t) =>
  t.field({
    type: emailPayload(
      'ResendVerificationPayload',
      'A new link was sent; the one before it has ended.',
      'The address that the message was sent to.',
    ),
    description: 'Sends the link that verifies the address again. Signed in only; 5 an hour.',
    authScopes: { signedIn: true },
    errors: {
      types: [AlreadyVerifiedRefusal, MailRefusal, RateLimitedRefusal],
      union: { name: 'ResendVerificationResult' },
    },
    resolve: async (_root, _args, context) => {
      const viewer = viewerOf(context);
      await resendVerification({ ...context, viewer });
      return { email: viewer.email };
    },
  }),
);

interface ChangedEmail {
  owner: AccountOwner;
  email: string;
  session: OpenedSession | null;
}

const ConfirmEmailChangePayload = builder
  .objectRef<ChangedEmail>('ConfirmEmailChangePayload')
  .implement({
    description:
      'The account has the new address, verified; a link followed a second time answers the same.',
    fields: (t) => ({
      email: t.exposeString('email', { description: 'The new address, to sign in with.' }),
      viewer: t.field({
        type: ViewerRef,
        nullable: true,
        description: 'The account, where this browser is signed in to it; its session is renewed.',
        resolve: ({ session }) => session?.viewer ?? null,
      }),
      token: t.string({
        nullable: true,
        description: 'The renewed bearer token of an app; null otherwise.',
        resolve: ({ session }) => session?.token ?? null,
      }),
      tokenExpiresAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: tokenExpiry,
        resolve: ({ session }) => session?.tokenExpiresAt ?? null,
      }),
    }),
  });

builder.mutationField('confirmEmailChange', (t) =>
  t.field({
    type: ConfirmEmailChangePayload,
    description:
      'Gives the account the address that a link was sent to, and ends every other link. No session is needed.',
    args: { token: t.arg.string(tokenArgument) },
    errors: {
      types: [LinkRefusal, EmailTakenRefusal],
      union: { name: 'ConfirmEmailChangeResult' },
    },
    resolve: async (_root, { token }, context) => {
      const owner = await confirmEmailChange(context, token);
      noteTouched(context, { ...owner, id: owner.userId }, { settings: true });
      const { userId, email } = owner;
      const isOwner = context.viewer?.id === userId;
      return { owner, email, session: isOwner ? await renewSession(context) : null };
    },
  }),
);
