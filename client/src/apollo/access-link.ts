import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';

/** What the server says when the person may not be here (yet); the guard answers it. */
const accessCodes = ['UNAUTHENTICATED', 'QUESTIONNAIRE_REQUIRED', 'SUBSCRIPTION_REQUIRED'] as const;
export type AccessCode = (typeof accessCodes)[number];

const isAccessCode = (code: unknown): code is AccessCode =>
  accessCodes.some((known) => known === code);

/** The access code among the errors of a reply, if any. */
export function accessCodeOf(error: unknown): AccessCode | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  for (const { extensions } of error.errors) {
    if (isAccessCode(extensions?.code)) return extensions.code;
  }
  return null;
}

/** Reports refused access once per reply; the error still reaches whoever asked. */
export function createAccessLink(onRefused: (code: AccessCode) => void): ErrorLink {
  return new ErrorLink(({ error }) => {
    const code = accessCodeOf(error);
    if (code) onRefused(code);
  });
}
