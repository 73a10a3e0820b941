import { describe, expect, it } from 'vitest';
import { fieldError, fieldsOf } from './account-rules';

describe('fieldsOf', () => {
  it('asks for four fields to sign up, where a telephone number may be left out, and two to sign in', () => {
    const errors = fieldsOf('signUp').map((field) => fieldError('signUp', field, ''));
    expect(errors).toEqual([
      'field.firstNameRequired',
      'field.lastNameRequired',
      'field.emailRequired',
      'field.passwordRequired',
      null,
    ]);
    expect(fieldsOf('signIn')).toEqual(['email', 'password']);
  });

  it('finds nothing wrong with a full draft', () => {
    const draft = {
      firstName: 'Zoé',
      lastName: 'd’Aubigné',
      email: ' zoe+popote@exemple.ch ',
      password: 'secret',
      phone: '+41791234567',
    };
    const errors = fieldsOf('signUp').map((field) => fieldError('signUp', field, draft[field]));
    expect(errors).toEqual([null, null, null, null, null]);
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
