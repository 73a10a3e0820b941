import { createPerson } from '../src/testkit/person.js';
import { createBenchDatabase } from './bench-database.js';
import { startChild } from './child.js';
import { post } from './load.js';
import { greatestGap, likelierLonger, line, median, quantile, section, spread } from './measure.js';

const rounds = 7;
const guesses = 40;
/** Fewer than make an account wait. */
const guessesPerAccount = 8;
const query = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on CredentialsRefusal { code } }
}`;

/** A wrong password for a known address and for an unknown one, in turns: a stranger must not tell them apart. */
export async function signInBench(): Promise<void> {
  section(
    `Refused sign-in, known against unknown address, ${rounds} rounds of ${guesses} in turns`,
  );
  const database = await createBenchDatabase();
  const product = await startChild('./product-child.ts', { DATABASE_URL: database.url });
  let sent = 0;
  const refuse = async (email: string): Promise<number> => {
    sent += 1;
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const variables = { input: { email, password: 'pas-le-bon' } };
    const since = performance.now();
    const { text } = await post({
      url: product.url,
      headers: { 'x-forwarded-for': address },
      query,
      variables,
    });
    if (!text.includes('CREDENTIALS_INVALID')) throw new Error(text);
    return performance.now() - since;
  };
  try {
    const people = [];
    const accounts = Math.ceil(((rounds + 1) * guesses) / guessesPerAccount);
    while (people.length < accounts) people.push(await createPerson(product.url));
    const knowns: number[] = [];
    const unknowns: number[] = [];
    const ratios: number[] = [];
    const all: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let nth = 0; nth < guesses; nth += 1) {
        const person = people[Math.floor((round * guesses + nth) / guessesPerAccount)];
        const askKnown = async () => known.push(await refuse(person?.email ?? ''));
        const askUnknown = async () =>
          unknown.push(await refuse(`personne-${round}-${nth}@example.org`));
        // Each is the first of its pair as often as the other: what comes second is a little slower.
        const pair = nth % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown];
        for (const ask of pair) await ask();
      }
      // The first round warms up.
      if (round === 0) continue;
      knowns.push(median(known));
      unknowns.push(median(unknown));
      ratios.push(median(known) / median(unknown));
      all.known.push(...known);
      all.unknown.push(...unknown);
    }
    line('known over unknown', `${spread(ratios)} times`);
    line('known address, p50', `${spread(knowns)} ms`);
    line('unknown address, p50', `${spread(unknowns)} ms`);
    for (const [who, times] of Object.entries(all)) {
      const at = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => quantile(times, share).toFixed(1));
      line(`${who} address, p10, p25, p50, p75, p90 of ${times.length}`, `${at.join(', ')} ms`);
    }
    const chance = likelierLonger(all.known, all.unknown);
    line('chance that the known one takes longer; 0.5 tells nothing', chance.toFixed(3));
    const { gap, limit } = greatestGap(all.known, all.unknown);
    line(
      'greatest gap of the two distributions',
      `${gap.toFixed(3)}, by chance up to ${limit.toFixed(3)}`,
    );
  } finally {
    await product.stop();
    await database.remove();
  }
}
