import { z } from 'zod';
import { lineInput } from '../../graphql/text-input.js';
import { phoneInput } from './phone-input.js';

const minimumPasswordLength = 6;
const maximumPasswordLength = 200;
const maximumNameLength = 100;
/** The longest address that SMTP can carry. */
const maximumEmailLength = 254;

const name = lineInput(maximumNameLength).min(1);

/** The address as it identifies an account: trimmed, lower case. */
const emailInput = z.string().trim().toLowerCase().min(1).max(maximumEmailLength).pipe(z.email());

const newPassword = z
  .string()
  .min(1)
  .max(maximumPasswordLength)
  .pipe(z.string().min(minimumPasswordLength));

export const signUpInput = z.object({
  firstName: name,
  lastName: name,
  email: emailInput,
  password: newPassword,
  phone: phoneInput.nullish(),
  invitation: z.string().nullish(),
});

/** A password that is only compared: what a new one needs is not asked of it. */
const anyPassword = z.string().min(1).max(maximumPasswordLength);

export const signInInput = z.object({ email: emailInput, password: anyPassword });

export const passwordOnlyInput = z.object({ password: anyPassword });

export const emailOnlyInput = z.object({ email: emailInput });

export const resetPasswordInput = z.object({ token: z.string().min(1), password: newPassword });

export const emailChangeInput = z.object({ newEmail: emailInput, password: anyPassword });

export const passwordChangeInput = z.object({
  currentPassword: anyPassword,
  newPassword,
});

export const profileInput = z.object({
  firstName: name,
  lastName: name,
  phone: phoneInput.nullish(),
});

export type SignUpInput = z.output<typeof signUpInput>;
export type SignInInput = z.output<typeof signInInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
export type EmailChangeInput = z.output<typeof emailChangeInput>;
export type PasswordChangeInput = z.output<typeof passwordChangeInput>;
export type ProfileInput = z.output<typeof profileInput>;
