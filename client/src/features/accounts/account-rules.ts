import { email, maxLength, minLength, nonEmpty, pipe, safeParse, string, trim } from 'valibot';
import type { ErrorKey } from '../../lib/use-field-form';

export type AccountMode = 'signIn' | 'signUp';
export type AccountField = 'firstName' | 'lastName' | 'email' | 'password' | 'phone';
export type AccountDraft = Record<AccountField, string>;

export const emptyDraft: AccountDraft = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
};

const key = (errorKey: ErrorKey): ErrorKey => errorKey;
const tooLong = key('field.tooLong');
const name = (required: ErrorKey) =>
  pipe(string(), trim(), nonEmpty(required), maxLength(100, tooLong));
const anyPassword = pipe(
  string(),
  nonEmpty(key('field.passwordRequired')),
  maxLength(200, tooLong),
);

const rules = {
  firstName: name('field.firstNameRequired'),
  lastName: name('field.lastNameRequired'),
  email: pipe(
    string(),
    trim(),
    nonEmpty(key('field.emailRequired')),
    maxLength(254, tooLong),
    email(key('field.emailInvalid')),
  ),
  password: pipe(anyPassword, minLength(6, key('field.passwordTooShort'))),
};

export const fieldsOf = (mode: AccountMode): readonly AccountField[] =>
  mode === 'signUp'
    ? ['firstName', 'lastName', 'email', 'password', 'phone']
    : ['email', 'password'];

/**
 * What is wrong with one field, by the bounds of the server; null when nothing is, and for a telephone
 * number, which is judged where every country's numbering is at hand.
 */
export function fieldError(mode: AccountMode, field: AccountField, value: string): ErrorKey | null {
  if (field === 'phone') return null;
  // An old password is only compared: saying what a new one needs would mislead.
  const rule = field === 'password' && mode === 'signIn' ? anyPassword : rules[field];
  const { issues } = safeParse(rule, value, { abortPipeEarly: true });
  return (issues?.[0].message as ErrorKey | undefined) ?? null;
}
