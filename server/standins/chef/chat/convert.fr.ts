/** How measures are said, without accents; volumes in millilitres, masses in grams. */
export const volumes: readonly (readonly [pattern: string, millilitres: number, unit: string])[] = [
  ['(?:ml|millilitres?)', 1, 'ml'],
  ['(?:cl|centilitres?)', 10, 'cl'],
  ['(?:dl|decilitres?)', 100, 'dl'],
  ['(?:cuilleres? a soupe|cuilleree?s? a soupe|c a s|cas|cs)', 15, 'càs'],
  ['(?:cuilleres? a (?:cafe|the)|c a c|cac|cc)', 5, 'càc'],
  ['(?:tasses?|cups?)', 250, 'tasse'],
  ['(?:verres?)', 200, 'verre'],
  ['(?:l|litres?)', 1000, 'l'],
];

export const masses: readonly (readonly [pattern: string, grams: number, unit: string])[] = [
  ['(?:kg|kilos?|kilogrammes?)', 1000, 'kg'],
  ['(?:g|gr|grammes?)', 1, 'g'],
  ['(?:onces?|oz)', 28.35, 'once'],
  ['(?:livres?)', 500, 'livre'],
];

const baking = 'King Arthur Baking, le poids des ingrédients';
const density = 'FAO, base de données des densités';

/** Grams of a millilitre, by the food’s words without accents; the longer name first. */
export const densities: readonly (readonly [
  food: RegExp,
  gramsPerMl: number,
  name: string,
  source: string,
])[] = [
  [/\bsucre (?:glace|en poudre fine)\b/, 0.48, 'sucre glace', baking],
  [/\b(?:cassonade|sucre (?:brun|roux))\b/, 0.9, 'sucre brun', baking],
  [/\bsucre\b/, 0.84, 'sucre', baking],
  [/\bpoudre d amandes?\b|\bamandes? (?:en poudre|moulues?)\b/, 0.41, 'poudre d’amandes', baking],
  [/\b(?:maizena|fecule)\b/, 0.47, 'fécule', baking],
  [/\bfarine\b/, 0.51, 'farine', baking],
  [/\bcacao\b/, 0.36, 'cacao en poudre', baking],
  [/\bflocons?\b/, 0.4, 'flocons d’avoine', baking],
  [/\bsemoule\b/, 0.69, 'semoule', baking],
  [/\bchapelure\b/, 0.47, 'chapelure', baking],
  [/\b(?:parmesan|fromage rape)\b/, 0.42, 'fromage râpé', baking],
  [/\briz\b/, 0.84, 'riz cru', baking],
  [/\b(?:levure chimique|poudre a lever)\b/, 0.81, 'poudre à lever', baking],
  [/\bsel\b/, 1.2, 'sel fin', baking],
  [/\bsirop d erable\b/, 1.32, 'sirop d’érable', baking],
  [/\bconfiture\b/, 1.4, 'confiture', baking],
  [/\bbeurre\b/, 0.96, 'beurre', baking],
  [/\bmiel\b/, 1.42, 'miel', density],
  [/\bhuile\b/, 0.92, 'huile', density],
  [/\b(?:yaourts?|yogourts?)\b/, 1.03, 'yogourt', density],
  [/\blait\b/, 1.03, 'lait', density],
  [/\bcreme\b/, 1, 'crème', density],
  [/\bbouillon\b/, 1, 'bouillon', density],
  [/\bvinaigre\b/, 1.01, 'vinaigre', density],
  [/\bvin\b/, 1, 'vin', density],
  [/\beau\b/, 1, 'eau', density],
];

const de = (name: string): string => (/^[aeéiouhœ]/u.test(name) ? `d’${name}` : `de ${name}`);
const plurals: Readonly<Record<string, string>> = {
  tasse: 'tasses',
  verre: 'verres',
  once: 'onces',
  livre: 'livres',
};
const numberFormat = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });
const roundFormat = new Intl.NumberFormat('fr', { maximumSignificantDigits: 2 });

/** « 1,5 tasse », « 2 tasses ». */
export const measured = (value: number, unit: string, isRound = false): string => {
  const said = (isRound && value < 1000 ? roundFormat : numberFormat).format(value);
  return `${said} ${value >= 2 ? (plurals[unit] ?? unit) : unit}`;
};

export const conversions = {
  same: (from: string, to: string) => `${from}, c’est ${to}.`,
  about: (from: string, food: string, to: string, source: string) =>
    `${from} ${de(food)}, c’est environ ${to}.\n\nSource : ${source}. Bien tassé ou non, le poids varie : pour la pâtisserie, une balance est plus sûre.`,
  house:
    'Je compte 15 ml la cuillère à soupe, 5 ml la cuillère à café, 250 ml la tasse et 200 ml le verre.',
  whatFood:
    'Entre un volume et un poids, tout dépend de l’aliment : dites-moi lequel, par exemple « 1 tasse de farine en grammes ».',
  unknownFood:
    'Je ne sais pas combien pèse cet aliment, et je préfère ne pas inventer : une balance vous le dira. Je sais convertir farine, sucre, beurre, lait, huile, miel, riz, cacao et quelques autres.',
  heat: (from: string, to: string) =>
    `${from}, c’est environ ${to.charAt(0).toLowerCase()}${to.slice(1)}.`,
  celsius: (degrees: number) => `${numberFormat.format(degrees)} °C`,
  fahrenheit: (degrees: number) => `${numberFormat.format(degrees)} °F`,
  thermostat: (step: number) => `Le thermostat ${numberFormat.format(step)}`,
} as const;
