import type { DietaryRestriction } from '#product/diet/restrictions.js';
import type { BookRecipe } from '#product/recipe-book/book.js';

export const numberNames: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
};

export const typeWords: readonly (readonly [RegExp, BookRecipe['mealType']])[] = [
  [/\bamuses? bouches?\b/, 'AMUSE_BOUCHE'],
  [/\b(?:que|quoi) boire\b|\bboire quoi\b/, 'DRINK'],
  [/\b(?:apero|aperitif|aperos|tapas|grignoter)\b/, 'APERITIF'],
  [/\b(?:desserts?|gouter|gateaux?|sucre|patisserie)\b/, 'DESSERT'],
  [/\b(?:boissons?|cocktails?|smoothies?|a boire|limonade)\b/, 'DRINK'],
  [/\b(?:entrees?|soupe|veloute|potage)\b/, 'STARTER'],
  [/\b(?:plats?|diner|souper|dejeuner|repas)\b/, 'MAIN'],
];

export const dietWords: readonly (readonly [RegExp, DietaryRestriction])[] = [
  [/\b(?:vegan\w*|vegetal\w*|sans produits? (?:d origine )?animal\w*|rien d animal)\b/, 'VEGAN'],
  [/\b(?:vegetari\w*|vege|veggie|sans viande)\b/, 'VEGETARIAN'],
  [
    /\bsans gluten\b|\bgluten free\b|\bcoeliaque\b|\b(?:intolerante?|allergique) au gluten\b/,
    'GLUTEN_FREE',
  ],
  [
    /\baplv\b|\bplv\b|\bproteines? (?:de|du) lait\b|\b(?:lactose|dairy|milk) free\b|\bsans (?:lactose|lait|produits? laitiers?)\b|\b(?:intolerante?|allergique) au (?:lactose|lait)\b/,
    'DAIRY_FREE',
  ],
  [
    /\bnuts? free\b|\bsans (?:noix|fruits? a coque|arachides?|cacahuetes?)\b|\ballergique aux (?:noix|arachides|fruits a coque)\b/,
    'NUT_FREE',
  ],
  [/\bhalal\b|\bmusulman\w*/, 'HALAL'],
  [/\b(?:casher|kasher|cacher|kosher|juif\w*|juive\w*)\b/, 'KOSHER'],
];

/** « pas trop sucré » names no course. */
export const sweetened = /\bsucree?s?\b/g;

/** « des lasagnes et un dessert » */
export const secondCourse =
  /\bet (?:aussi )?(?:une?|des) (?:entrees?|desserts?|plats?|boissons?)\b/;

/** How something is cooked: a recipe of something else is no answer. */
export const asksHow =
  /^(?:bonjour ,? ?)?comment (?:bien |faire )?(?:cuire|griller|rotir|poeler|cuit|reussir)\b/;

/** Nothing goes into the oven. */
export const withoutOven = /\b(?:sans (?:le |mon )?four|pas de four|four (?:en panne|casse))\b/;

export const quick = /\b(?:rapide\w*|vite|express|presse\w*|pas le temps|peu de temps)\b/;
/** How long one has, said in minutes. */
export const saidMinutes = /\b(\d{1,3}) ?(?:min|mn|minutes?)\b/;
export const fromFridge =
  /\b(?:frigo|frigidaire|refrigerateur|vide frigo)\b|ce qu (?:il|on|j) |ce que j ai|ce qu il reste|mes restes|ce qui (?:perime|expire)/;

/** Stems that say nothing of a dish. */
export const emptyStems =
  'reste frigo contient contenu recette plat entree dessert idee four maison soir midi jour frai petit grand bon bonne rapide facile simple eau sel poivre huile personne minute tout toute que qui avec pour sans dans sur chez faire fai mange manger cuisine vite famille enfant repa quoi ce ca je tu on il elle nou vou me te moi mai est ai as avez ont de a et ou en au truc chose autre plutot version meme genre style envie faim propose donne voudrai aimerai veux peux semaine menu fete convive invite';

/** Foods that the book names by their kinds alone. */
export const kinds: Readonly<Record<string, string>> = {
  poisson: 'saumon truite perche cabillaud thon',
  viande: 'viande boeuf veau agneau porc poulet lapin',
  volaille: 'poulet dinde canard',
  fruit:
    'pomme poire abricot fraise framboise cerise raisin orange pruneau mangue banane rhubarbe pêche melon pastèque',
  légume: 'courgette carotte poireau aubergine poivron épinard brocoli courge chou tomate',
  economique: 'lentille chiche polenta rassi courge',
  leger: 'salade soupe concombre courgette',
};

/** Words that ask for the same kind. */
export const kindWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pas (?:trop )?cher(?:e|s|es)?|bon marche|petit budget|fauchee?s?)\b/g, 'economique'],
  [/\blegere?s?\b/g, 'leger'],
  [/\b(?:(?:pas|moins) (?:trop )?|peu |rien de )sucree?s?\b/g, ''],
  // « pâte brisée » is another food.
  [/\bpates\b(?! (?:brisees?|feuilletees?|sablees?|sans gluten))/g, 'pasta'],
  [/\brestes? (?=(?:de|d|du) (?!(?:frigo|repas|legumes)\b))/g, 'cuit '],
];

/** What the season or the day decides, not the word. */
export const inSeason =
  /\b(?:(?:fruits?|legumes?|produits?) )?de saison\b|\brupture du jeune\b|\b(?:iftar|ramadan|aid)\b/g;

/** Foods that are in every kitchen: they decide less than the others that are named. */
export const stapleStems =
  'riz pate pomme terre lait oeuf farine sucre beurre oignon ail creme huile sel poivre eau';

/** What is for children holds no alcohol. */
export const forChildren = /\b(?:enfants?|bebes?|ados?|adolescente?s?|petits|gamins?)\b/;
export const alcohol = 'alcool';

export const saysHow = /\b(?:en|version|facon) [a-z]/;
export const asksOther = /\b(?:autres?|change\w*|encore)\b/;
