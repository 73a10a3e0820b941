import { z } from 'zod';

export const minimumPasswordLength = 6;
const maximumPasswordLength = 200;
const maximumNameLength = 100;
/** The longest address that SMTP can carry. */
const maximumEmailLength = 254;

const name = z.string().trim().min(1).max(maximumNameLength);

/** The address as it identifies an account: trimmed, lower case. */
export const emailInput = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(maximumEmailLength)
  .pipe(z.email());

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
});

export const signInInput = z.object({
  email: emailInput,
  password: z.string().min(1).max(maximumPasswordLength),
});

export type SignUpInput = z.output<typeof signUpInput>;
export type SignInInput = z.output<typeof signInInput>;
