import { readFileSync } from 'node:fs';
import { dietaryRestrictions, type DietaryRestriction } from '../diet/restrictions.js';
import { readPhraseTable, type PhraseRow } from '../diet/vocabulary/phrase-table.js';

const tableOf = (file: string): string =>
  readFileSync(new URL(`../../data/foods/${file}`, import.meta.url), 'utf8');

/** The rows of data/foods/phrases.tsv. */
export const phraseRows = (): PhraseRow[] => readPhraseTable(tableOf('phrases.tsv'));

/** What a row holds or may hold, as the table says it. */
export const heldBy = ({ claims }: PhraseRow): { holds: string; mayHold: string } => {
  const [holds = '', mayHold = ''] = claims.split('\t');
  return { holds, mayHold };
};

/** A longer name that does not hold what a part of it would, and why. */
export interface HidingName {
  name: string;
  hides: readonly DietaryRestriction[];
  reason: string;
}

/** The rows of data/foods/names-that-hide.tsv. Names without any trait are lookalikes and need no reason. */
export const namesThatHideAPart = (): HidingName[] =>
  tableOf('names-that-hide.tsv')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => {
      const [name = '', hidden = '', reason = ''] = row.split('\t');
      const hides = dietaryRestrictions.filter((each) => hidden.split(' ').includes(each));
      return { name, hides, reason };
    });
