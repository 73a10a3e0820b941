import fc from 'fast-check';

/**
 * The same samples in every run, so that a property fails with the change that broke it, not on another day.
 * Looking for new counterexamples is done on purpose: PROPERTY_SEED=$RANDOM pnpm exec vitest run …
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
