import { createRequire } from 'node:module';
import type * as argon2Module from '@node-rs/argon2';

const load = createRequire(import.meta.url);
const argon2 = load('@node-rs/argon2') as typeof argon2Module;

/** For the least that argon2 takes, whatever is asked for: each test's people sign up (vitest.config.ts). */
export const hash = (password: string): Promise<string> =>
  argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export const { verify } = argon2;
