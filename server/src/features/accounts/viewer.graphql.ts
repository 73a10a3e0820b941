import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { nextStep, type Viewer } from '../../platform/viewer.js';

const OnboardingStepEnum = builder.enumType('OnboardingStep', {
  description: 'What still stands between the viewer and the main area.',
  values: {
    QUESTIONNAIRE: { description: 'No preferences are saved yet.' },
    SUBSCRIPTION: { description: 'Nobody in the household has a paid or trialing subscription.' },
    DASHBOARD: { description: 'Nothing is left to do: the main area is open.' },
  } as const,
});

const ProfileRef = builder.objectRef<Viewer>('Profile').implement({
  description: 'How a person is called.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The user’s id.' }),
    firstName: t.exposeString('firstName', { description: '1 to 100 characters.' }),
    lastName: t.exposeString('lastName', { description: '1 to 100 characters.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'In E.164 form, when given.' }),
  }),
});

ViewerRef.implement({
  description: 'The signed-in person, and the root of all that they may read.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The user’s id.' }),
    email: t.exposeString('email', { description: 'The address that signs in, lower case.' }),
    emailVerified: t.exposeBoolean('emailVerified', {
      description: 'Whether a link sent to the address was followed.',
    }),
    profile: t.field({
      type: ProfileRef,
      description: 'First and last name, and the phone number.',
      resolve: (viewer) => viewer,
    }),
    nextStep: t.field({
      type: OnboardingStepEnum,
      description: 'Where the guard sends them; the server alone decides it.',
      resolve: nextStep,
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'The signed-in person; null when signed out.',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);
