/** First words that end as a plural does, and are none. */
export const singularFoods: ReadonlySet<string> = new Set([
  'ananas',
  'anis',
  'cassis',
  'coulis',
  'couscous',
  'gros',
  'gras',
  'hachis',
  'houmous',
  'jus',
  'maïs',
  'pastis',
  'tamaris',
  'vieux',
]);
