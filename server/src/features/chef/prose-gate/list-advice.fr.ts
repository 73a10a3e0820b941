import { fold } from '../../../diet/text/text.js';

/** What a list is about that stands under such words: what to leave, to replace or to keep. */
export type Advice = 'LEAVE' | 'SWAP' | 'KEEP';

/** Without accents; « pour éviter le gaspillage » leads to what is eaten. */
const leads: readonly (readonly [Advice, RegExp])[] = [
  [
    'LEAVE',
    /(?<!pour )\b(?:evite[rz]?\b(?! (?:le|la|de|d|du)\b)|interdit\w*|exclu\w*|proscri\w*|bann\w*|(?:mang|consomm|convien|support)\w* pas\b)/,
  ],
  ['SWAP', /\b(?:remplac\w*|substitu\w*|alternativ\w*|a la place|au lieu)\b/],
  ['KEEP', /\b(?:conserv(?:er|ez|ation)|gard(?:er|ez)|congel(?:er|ez|ation))\b/],
];

export function adviceOf(heading: string): Advice | null {
  const plain = fold(heading).replace(/[’'-]/g, ' ');
  return leads.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const swap = /^(.*?)(?:\s*(?:→|⇒|➜|->|=>|=)\s*|\s*:\s+)(.*)$/u;
const onlyAmount = /^\W*\d[\d.,]*\s*(?:[a-zàè]{1,3}|pi[eè]ces?|unit[eé]s?|tranches?)?\W*$/iu;
const howLong =
  /\d\s*(?:jours?|semaines?|mois|heures?|h|ans?)\b|\bau (?:frais|sec|frigo|refrigerateur|congelateur)\b/;
const amount = /\d/;

/** What of an item under such a heading is still to be eaten. */
export function leftOfItem(item: string, advice: Advice | null): string {
  const plain = fold(item);
  if (advice === 'LEAVE') return amount.test(plain) ? item : '';
  if (advice === 'KEEP') return howLong.test(plain) ? '' : item;
  const parts = advice === 'SWAP' ? swap.exec(item) : null;
  const instead = parts?.[2] ?? '';
  return instead === '' || onlyAmount.test(instead) ? item : instead;
}
