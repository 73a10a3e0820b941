import type { ConsentKind } from '../../generated/prisma/enums.js';
import { builder } from '../../graphql/builder.js';
import { viewerOf } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import { parseInput } from '../../graphql/parse-input.js';
import { InputRefusal } from '../../graphql/refusal.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import { isConsentDue, listConsents, openConsent, withdrawConsent } from './consents.js';
import { giveConsentInput } from './preferences-input.js';

const ConsentKindEnum = builder.enumType('ConsentKind', {
  description: 'What a person can agree to, and take back.',
  values: {
    DIETARY_RESTRICTIONS: {
      description: 'That restrictions, which can reveal health or religion, are kept and used.',
    },
  } satisfies Record<ConsentKind, object>,
});

const ConsentRef = builder.prismaObject('Consent', {
  description: 'An agreement, in the words of its version.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The consent’s id.' }),
    kind: t.expose('kind', { type: ConsentKindEnum, description: 'What was agreed to.' }),
    version: t.exposeInt('version', { description: 'Of the words; 3 at present.' }),
    givenAt: t.expose('givenAt', { type: 'DateTime', description: 'When it was given.' }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken back; null while it stands.',
    }),
  }),
});

builder.objectField(ViewerRef, 'consents', (t) =>
  t.field({
    type: [ConsentRef],
    description: 'Given and taken back, the newest first; at most 100.',
    resolve: (viewer, _args, { db }) => listConsents({ db, viewer }),
  }),
);

builder.objectField(ViewerRef, 'consentDue', (t) =>
  t.boolean({
    description:
      'Whether the viewer is to be asked again: their restrictions are kept under words that have changed since. Until they answer nothing else changes.',
    resolve: (viewer, _args, { db }) => isConsentDue({ db, viewer }),
  }),
);

const payload = (name: string, description: string) =>
  builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with consents and preferences as they are now.',
      }),
    }),
  });

builder.mutationField('giveConsent', (t) =>
  t.field({
    type: payload('GiveConsentPayload', 'The consent stands.'),
    description: 'Agrees to something; a second time changes nothing. Signed in only.',
    authScopes: { signedIn: true },
    args: {
      kind: t.arg({
        type: ConsentKindEnum,
        required: true,
        description: 'What the caller agrees to.',
      }),
      version: t.arg.int({
        required: true,
        description: 'The version of the words that were read; only the present one, 2.',
      }),
    },
    errors: { types: [InputRefusal], union: { name: 'GiveConsentResult' } },
    resolve: async (_root, args, context) => {
      const viewer = viewerOf(context);
      await openConsent({ ...context, viewer }, parseInput(giveConsentInput, args));
      noteTouched(context, viewer, { settings: true });
      return { viewer };
    },
  }),
);

builder.mutationField('withdrawConsent', (t) =>
  t.field({
    type: payload('WithdrawConsentPayload', 'The consent is taken back.'),
    description:
      'Takes a consent back and clears what it was for: the restrictions. All else goes on; a second time changes nothing. Signed in only.',
    authScopes: { signedIn: true },
    args: {
      kind: t.arg({
        type: ConsentKindEnum,
        required: true,
        description: 'What the caller agrees to no longer.',
      }),
    },
    resolve: async (_root, _args, context) => {
      const viewer = viewerOf(context);
      await withdrawConsent({ ...context, viewer });
      noteTouched(context, viewer, { settings: true });
      return { viewer };
    },
  }),
);
