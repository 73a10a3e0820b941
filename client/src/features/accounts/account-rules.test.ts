import { describe, expect, it } from 'vitest';
import { draftErrors, emptyDraft, fieldError } from './account-rules';

describe('draftErrors', () => {
  it('asks for four fields to sign up, and two to sign in', () => {
    expect(draftErrors('signUp', emptyDraft)).toEqual({
      firstName: 'field.firstNameRequired',
      lastName: 'field.lastNameRequired',
      email: 'field.emailRequired',
      password: 'field.passwordRequired',
    });
    expect(Object.keys(draftErrors('signIn', emptyDraft))).toEqual(['email', 'password']);
  });

  it('finds nothing wrong with a full draft', () => {
    const draft = {
      firstName: 'Zoé',
      lastName: 'd’Aubigné',
      email: ' zoe+popote@exemple.ch ',
      password: 'secret',
    };
    expect(draftErrors('signUp', draft)).toEqual({});
  });
});

describe('fieldError', () => {
  it.each([
    ['firstName', '   ', 'field.firstNameRequired'],
    ['lastName', 'x'.repeat(101), 'field.tooLong'],
    ['email', 'zoe@', 'field.emailInvalid'],
    ['email', 'zoe@exemple', 'field.emailInvalid'],
    ['password', '12345', 'field.passwordTooShort'],
    ['password', '123456', null],
  ] as const)('%s %j', (field, value, expected) => {
    expect(fieldError('signUp', field, value)).toBe(expected);
  });

  it('does not lecture somebody signing in on the length of a password', () => {
    expect(fieldError('signIn', 'password', '12345')).toBeNull();
  });
});
