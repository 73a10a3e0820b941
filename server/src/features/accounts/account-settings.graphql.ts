import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal, RateLimitedRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { emailChangeInput, passwordChangeInput, profileInput } from './account-input.js';
import {
  EmailTakenRefusal,
  EmailUnchangedRefusal,
  MailRefusal,
  PasswordRefusal,
} from './account.errors.js';
import { changePassword } from './change-password.js';
import { openSession } from './open-session.js';
import { openedSessionPayload } from './opened-session.graphql.js';
import { requestEmailChange } from './request-email-change.js';
import { updateProfile } from './update-profile.js';

const UpdateProfileInputRef = builder.inputType('UpdateProfileInput', {
  description: 'How a person is called.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: '1 to 100 characters, trimmed.' }),
    lastName: t.string({ required: true, description: '1 to 100 characters, trimmed.' }),
    phone: t.string({
      description:
        'A telephone number, Swiss without a country code; blank removes it, left out it stays. A country code alone is REQUIRED, no number INVALID.',
    }),
  }),
});

const UpdateProfilePayload = builder
  .objectRef<{ viewer: Viewer }>('UpdateProfilePayload')
  .implement({
    description: 'The profile is saved.',
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the profile as it is now.',
      }),
    }),
  });

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    description: 'Saves how the caller is called. Signed in only.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UpdateProfileInputRef, required: true }) },
    errors: { types: [InputRefusal], union: { name: 'UpdateProfileResult' } },
    resolve: async (_root, { input }, context) => {
      const scope = { db: context.db, viewer: viewerOf(context) };
      const viewer = await updateProfile(scope, parseInput(profileInput, input));
      noteTouched(context, viewer, { settings: true });
      context.viewer = viewer;
      return { viewer };
    },
  }),
);

const ChangePasswordInputRef = builder.inputType('ChangePasswordInput', {
  description: 'The password as it is and as it shall be.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The account’s password now.' }),
    newPassword: t.string({ required: true, description: '6 to 200 characters.' }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: openedSessionPayload(
      'ChangePasswordPayload',
      'The password is changed, this session is renewed and every other one has ended.',
    ),
    description:
      'Changes the password; every other session and every link by mail ends. Signed in only; ten wrong guesses in 15 minutes make it wait.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ChangePasswordInputRef, required: true }) },
    errors: {
      types: [InputRefusal, PasswordRefusal, RateLimitedRefusal],
      union: { name: 'ChangePasswordResult' },
    },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      const change = parseInput(passwordChangeInput, input);
      const owner = await changePassword({ ...context, viewer }, change);
      // It ended with the others.
      context.sessionToken = null;
      const session = await openSession(context, owner);
      if (!session) throw new PasswordRefusal('currentPassword');
      return session;
    },
  }),
);

const RequestEmailChangeInputRef = builder.inputType('RequestEmailChangeInput', {
  description: 'The address as it shall be, and the password again.',
  fields: (t) => ({
    newEmail: t.string({ required: true, description: 'At most 254 characters; case is ignored.' }),
    password: t.string({ required: true, description: 'The account’s password.' }),
  }),
});

const RequestEmailChangePayload = builder
  .objectRef<{ newEmail: string }>('RequestEmailChangePayload')
  .implement({
    description:
      'A link was sent to the new address, which works once, for 24 hours; the old one was told.',
    fields: (t) => ({
      newEmail: t.exposeString('newEmail', {
        description: 'The address that the link was sent to.',
      }),
    }),
  });

builder.mutationField('requestEmailChange', (t) =>
  t.field({
    type: RequestEmailChangePayload,
    description:
      'Asks for another address; it changes once the link sent there is followed. Signed in only; 5 an hour.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RequestEmailChangeInputRef, required: true }) },
    errors: {
      types: [
        InputRefusal,
        EmailUnchangedRefusal,
        EmailTakenRefusal,
        PasswordRefusal,
        MailRefusal,
        RateLimitedRefusal,
      ],
      union: { name: 'RequestEmailChangeResult' },
    },
    resolve: async (_root, { input }, context) => {
      const change = parseInput(emailChangeInput, input);
      await requestEmailChange({ ...context, viewer: viewerOf(context) }, change);
      return { newEmail: change.newEmail };
    },
  }),
);
