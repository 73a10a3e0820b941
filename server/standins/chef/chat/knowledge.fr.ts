export const entryKinds = [
  'SAFETY',
  'AMOUNT',
  'PAIRING',
  'SUBSTITUTION',
  'CONSERVATION',
  'TECHNIQUE',
  'SEASON',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Where each kind of question is looked up, in that order. */
export const kindsAsked = {
  KEEPS: ['SAFETY', 'CONSERVATION'],
  SUBSTITUTE: ['SUBSTITUTION'],
  TECHNIQUE: ['SAFETY', 'AMOUNT', 'PAIRING', 'SEASON', 'TECHNIQUE', 'CONSERVATION'],
  SAFETY: ['SAFETY'],
} as const satisfies Readonly<Record<string, readonly EntryKind[]>>;

/** What is only asked in these words. */
export const onlyWith: Readonly<Partial<Record<EntryKind, RegExp>>> = {
  AMOUNT: /\bpar (?:personne|tete|convive)|\b(?:combien|quelle quantite) .*\bpour \d+/,
  PAIRING: /\bvins?\b|\bboire\b/,
  SEASON: /\bde saison\b/,
};

/** What a sentence would replace, up to what it would put in its place. */
export const replaced =
  /\b(?:(?:remplac|substitu)\w*(?: par quoi)?|a la place|au lieu|alternative (?:a|au|aux)|(?:pas|plus)) (?:(?:le|la|les|l|un|une|des|du|de|d|mes|mon|ma) )*/;

/** « un reste de poulet » is kept as cooked poultry is. */
export const leftover = /\brestes? (?:de |d |du |des )(?:la |l )?([a-z]+)/;

/** A complement of a dish, which makes no other one of it: « un gratin de courgettes ». */
export const ofBefore = /(?:^| )(?:de|d|du|des|aux?|a la|a l) (?:la |l )?$/;
