import type { DietaryRestriction } from '../restrictions.js';
import { listOf } from '../text/lists.js';
import type { Origin, Part, Trait } from './types.js';

export const animalTraits: readonly Trait[] = [
  'MEAT',
  'PORK',
  'UNCLEAN_ANIMAL',
  'FISH',
  'SCALELESS_FISH',
  'SHELLFISH',
  'SNAIL_OR_FROG',
  'GELATINE',
  'INSECT',
  'RENNET',
  'EGG',
  'HONEY',
  'MILK',
];
export const fleshTraits: readonly Trait[] = animalTraits.filter(
  (trait) => !['EGG', 'HONEY', 'MILK'].includes(trait),
);

export interface Mention {
  phrases: readonly string[];
  traits: readonly Trait[];
  /** Left out, it takes away what only it holds. */
  part?: Part;
}

/** « sans X » that speaks for everything it is said of, not only for the word X. */
export const freeFrom: readonly Mention[] = [
  { phrases: listOf('free from gluten'), traits: ['GLUTEN', 'OATS'] },
  { phrases: listOf('free from alcohol'), traits: ['ALCOHOL'] },
  { phrases: listOf('free from pork'), traits: ['PORK'] },
  { phrases: listOf('free from gluten (whole flour)'), traits: ['GLUTEN'] },
  { phrases: listOf('free from gelatine'), traits: ['GELATINE'] },
  { phrases: listOf('free from milk'), traits: ['MILK'] },
  { phrases: listOf('free from nothing'), traits: [] },
  // Of the Jewish kitchen: neither of meat nor of milk, though fish and egg may be in it.
  { phrases: listOf('free from meat and milk'), traits: ['MILK', 'MEAT', 'PORK'] },
];

/** « sans X » that lifts a doubt about X, and X itself from the words right before it. */
export const withoutOne: readonly Mention[] = [
  { phrases: listOf('without milk'), traits: ['MILK'] },
  { phrases: listOf('without milk itself'), traits: ['MILK'], part: 'MILK_ITSELF' },
  { phrases: listOf('without cheese'), traits: ['MILK'], part: 'CHEESE' },
  { phrases: listOf('without butter or cream'), traits: ['MILK'], part: 'BUTTER_OR_CREAM' },
  { phrases: listOf('without egg'), traits: ['EGG'] },
  { phrases: listOf('without nuts'), traits: ['NUT'] },
  { phrases: listOf('without one nut'), traits: ['NUT'], part: 'ONE_NUT' },
  { phrases: listOf('without meat'), traits: ['MEAT', 'PORK'] },
  { phrases: listOf('without ham'), traits: ['MEAT', 'PORK'], part: 'HAM' },
  { phrases: listOf('without fish'), traits: ['FISH', 'SCALELESS_FISH'] },
  { phrases: listOf('without anchovy'), traits: ['FISH'], part: 'ANCHOVY' },
  { phrases: listOf('without seafood'), traits: ['SHELLFISH'] },
  { phrases: listOf('without one seafood'), traits: ['SHELLFISH'], part: 'ONE_SEAFOOD' },
  { phrases: listOf('without sweetener'), traits: ['HONEY'], part: 'SWEETENER' },
  { phrases: listOf('without honey'), traits: ['HONEY'] },
  { phrases: listOf('without one alcohol'), traits: ['ALCOHOL'], part: 'ONE_ALCOHOL' },
];

/** « sans sucre ni lait » lifts both. */
export const neither = (mentions: readonly Mention[]): Mention[] =>
  mentions.map(({ phrases: said, ...rest }) => ({
    phrases: said
      .filter((phrase) => phrase.startsWith('sans '))
      .map((phrase) => phrase.replace('sans ', 'ni ')),
    ...rest,
  }));

/** Adjectives that change what the words before them are made of. */
export const plantAdjectives: readonly Mention[] = [
  { phrases: listOf('plants for any animal'), traits: animalTraits },
  { phrases: listOf('plants for flesh'), traits: fleshTraits },
  { phrases: listOf('plants for rennet'), traits: ['RENNET'] },
];

/** « saucisses au tofu »: what a shaped thing is made of; beside an animal (« porc au tofu ») it goes with the meat. */
export const plantSubstances: readonly Mention[] = [
  { phrases: listOf('made of plants'), traits: ['MEAT', 'PORK', 'UNCLEAN_ANIMAL'] },
];

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** Animals as a substance: a line that names one holds it, whatever plant or brand stands beside. */
export const animals: ReadonlySet<string> = new Set(
  listOf('animal').map((word) => word.replaceAll('œ', 'oe')),
);

/** After a « sans … »: only that sort is left out (« sans viande rouge », « sans alcool fort »). */
export const narrowing = setOf('narrowing');

/** Brands that make meat of plants or of a fungus: said right after a meat, there is none. */
export const plantBrands: readonly Mention[] = [
  { phrases: listOf('plant brand'), traits: fleshTraits },
];

/** What goes with a dish: « pâtes (sauce sans gluten) » says nothing of the pasta. */
export const besideADish = setOf('beside a dish');

/** How a line says that meat is killed as a rule asks. */
export const seals = { HALAL: listOf('halal seal'), KOSHER: listOf('kosher seal') } as const;

/** Words of certification: they lift what belongs to their own rule only, never alcohol. */
export const certifications: readonly {
  phrases: readonly string[];
  restriction: DietaryRestriction;
}[] = [
  { phrases: [...seals.HALAL, ...listOf('halal certificate')], restriction: 'HALAL' },
  { phrases: seals.KOSHER, restriction: 'KOSHER' },
];

/** What certification can lift: how the animal was chosen and killed, not what it is. */
export const certifiable: readonly Trait[] = ['PORK', 'GELATINE', 'MEAT', 'RENNET'];

const madeOf = (list: string, clears: readonly Trait[]) => ({
  phrases: listOf(`origin ${list}`),
  clears,
});

export const origins: Readonly<
  Record<Origin, { phrases: readonly string[]; clears: readonly Trait[] }>
> = {
  PLANT: madeOf('plant', [
    'MEAT',
    'PORK',
    'FISH',
    'SCALELESS_FISH',
    'SHELLFISH',
    'GELATINE',
    'RENNET',
  ]),
  PERMITTED_ANIMAL: madeOf('permitted-animal', ['PORK']),
  FISH: madeOf('fish', ['MEAT', 'PORK']),
  SCALED_FISH: madeOf('scaled-fish', ['SCALELESS_FISH']),
  DRIED_FRUIT: madeOf('dried-fruit', ['NUT']),
  CANNED_DRINK: madeOf('canned-drink', ['MEAT']),
  NAMESAKE: madeOf('namesake', [
    'MEAT',
    'PORK',
    'UNCLEAN_ANIMAL',
    'SNAIL_OR_FROG',
    'SHELLFISH',
    'FISH',
  ]),
  GLUTEN_FREE_BASE: madeOf('gluten-free-base', ['GLUTEN']),
};

/** Before a word: what follows is absent, or replaced. */
export const negations = listOf('negation');

/** In a list; the steps say « tout sauf le beurre » of butter that is there, and « n'ajoutez pas le lait tout de suite ». */
export const exceptions = listOf('exception');

/** After a « sans … » or an adjective: it is only wished for, so it clears nothing. */
export const wishes = listOf('wish');

/** After a kind: one of several may be taken. */
export const choices: readonly string[] = ['au choix'];

/** After a kind: it is one of several. */
export const examples: readonly string[] = ['par exemple', 'p ex'];

/** Before a « sans … » or an adjective: it is denied. */
export const denials = setOf('denial');

/** Between a denial and what it denies: « non certifié sans gluten », « pas du tout végétal ». */
export const denied = setOf('denied');

/** Nouns that a « végétal » right behind them speaks of, whatever stands before: « thon à l'huile végétale ». */
export const ofPlantsThemselves = setOf('of plants themselves');

/** What a « sans … » or an adjective may be said of in the place of what is written: « (version vegan : tofu) ». */
export const otherVersions = setOf('other version');

/** After a comma: what to take instead (« sans alcool, mettre du jus »). */
export const replacing =
  /^(?:mett(?:re|ez)|utilis(?:er|ez)|remplac(?:er|ez)|pren(?:dre|ez)|prévo(?:ir|yez)|opte[rz]|chois(?:ir|issez)|emplo(?:yer|yez))$/;

/** Before a word: it may be there, but nobody put it there on purpose. */
export const traceWarnings = listOf('trace warning');

/** Where one thing stops and another begins. */
export const separators: ReadonlySet<string> = new Set([
  'et',
  'ou',
  'avec',
  'puis',
  'plus',
  'sinon',
  'soit',
  'accompagné',
]);

/** Articles before a word that introduce it as new, so it can't stand for what the list already named. */
export const introducing: ReadonlySet<string> = new Set(['de', 'd', 'un', 'une', 'des']);
