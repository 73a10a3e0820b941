import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (2024): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified when there is no account, so that both answers take the same time. */
let decoy: Promise<string> | null = null;

export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
