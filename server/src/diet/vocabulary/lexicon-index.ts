import { knownWords } from './known-words.js';
import { additiveEntries } from '../lexicon/additives.js';
import { alcoholEntries, alcoholInSteps } from '../lexicon/alcohol.js';
import { bakedGoodsEntries } from '../lexicon/baked-goods.js';
import { moreBorrowedNames } from '../lexicon/borrowed-names.js';
import { boughtDishEntries, moreProducts, proseLookalikes } from '../lexicon/bought-dishes.js';
import { charcuterieEntries } from '../lexicon/charcuterie.js';
import { cheeseEntries } from '../lexicon/cheeses.js';
import { dairyAndEggEntries } from '../lexicon/dairy-and-egg.js';
import { dishEntries } from '../lexicon/dishes.js';
import { drinkEntries } from '../lexicon/drinks.js';
import { marketNames } from '../lexicon/families/cheeses-and-cured-meats.js';
import { dishesByName } from '../lexicon/families/dishes-by-name.js';
import { dishesInFull } from '../lexicon/families/dishes-in-full.js';
import { kindsOfProducts, namesInFull } from '../lexicon/families/kinds-of-products.js';
import { kitchensOfTheMaghrebAndAfrica } from '../lexicon/families/kitchens-of-the-maghreb-and-africa.js';
import { kitchensOfTheSouthAndTheEast } from '../lexicon/families/kitchens-of-the-south-and-the-east.js';
import { receiptsAndRegions } from '../lexicon/families/receipts-and-regions.js';
import { sauceDoubts } from '../lexicon/families/often-held-sauces.js';
import { savouryDoubts } from '../lexicon/families/often-held-savoury.js';
import { sweetDoubts } from '../lexicon/families/often-held-sweet.js';
import { sweetsInFull } from '../lexicon/families/sweets-in-full.js';
import { shelfBottles } from '../lexicon/families/shelf-bottles.js';
import { shelfBrands } from '../lexicon/families/shelf-brands.js';
import { shelfChocolateAnimals } from '../lexicon/families/shelf-chocolate-animals.js';
import { shelfCopies } from '../lexicon/families/shelf-copies.js';
import { shelfHousehold } from '../lexicon/families/shelf-household.js';
import { shelfMakers } from '../lexicon/families/shelf-makers.js';
import { shelfSavoury } from '../lexicon/families/shelf-savoury.js';
import { shelfShortNames } from '../lexicon/families/shelf-short-names.js';
import { shelfShortSweet } from '../lexicon/families/shelf-short-sweet.js';
import { shelfSweet } from '../lexicon/families/shelf-sweet.js';
import { shelfWithoutLinks } from '../lexicon/families/shelf-without-links.js';
import { shelfWorld } from '../lexicon/families/shelf-world.js';
import { seaByForeignNames } from '../lexicon/families/sea-by-foreign-names.js';
import { soupsAndStewsOfTheWorld } from '../lexicon/families/soups-and-stews-of-the-world.js';
import { spiritsAndCocktails } from '../lexicon/families/spirits-and-cocktails.js';
import { sweetsAndBiscuitsOfTheWorld } from '../lexicon/families/sweets-and-biscuits-of-the-world.js';
import { worldDishesInFull } from '../lexicon/families/world-dishes-in-full.js';
import { everydayLookalikes } from '../lexicon/everyday-lookalikes.js';
import { foreignEntries } from '../lexicon/foreign-words.js';
import { frenchClassics } from '../lexicon/french-classics.js';
import { glutenEntries } from '../lexicon/gluten.js';
import { harmlessWords } from '../lexicon/harmless-words.js';
import { localEntries } from '../lexicon/local-foods.js';
import { meatEntries } from '../lexicon/meat.js';
import { moreLookalikes, moreNames } from '../lexicon/more-names.js';
import { namedFillings } from '../lexicon/named-fillings.js';
import { nutEntries } from '../lexicon/nuts.js';
import { partsOfNames } from '../lexicon/parts-of-names.js';
import { regionalEntries } from '../lexicon/regional.js';
import { seaEntries } from '../lexicon/sea.js';
import { seafoodEntries } from '../lexicon/seafood.js';
import type { LexiconEntry } from '../lexicon/types.js';
import { brandRecipes } from '../lexicon/usual-recipes/brands.js';
import { dishesOfAPlace, manners } from '../lexicon/usual-recipes/dishes-of-a-place.js';
import { foodsOfAWinePlace } from '../lexicon/usual-recipes/foods-of-a-wine-place.js';
import { frenchDishes } from '../lexicon/usual-recipes/french-dishes.js';
import { moreDishesOfAPlace } from '../lexicon/usual-recipes/more-dishes-of-a-place.js';
import { dishesAfterAManner } from '../lexicon/usual-recipes/dishes-after-a-cook-or-a-manner.js';
import { namesOfLyonSavoieProvence } from '../lexicon/usual-recipes/names-of-lyon-savoie-provence.js';
import { northernNames } from '../lexicon/usual-recipes/northern-names.js';
import { regionalDishes } from '../lexicon/usual-recipes/regional-dishes.js';
import { regionalStewsAndSoups } from '../lexicon/usual-recipes/regional-stews-and-soups.js';
import { regionalSweets } from '../lexicon/usual-recipes/regional-sweets.js';
import { leftUnsaid } from '../lexicon/usual-recipes/left-unsaid.js';
import { oneRecipeInThree } from '../lexicon/usual-recipes/one-recipe-in-three.js';
import { sauceRecipes } from '../lexicon/usual-recipes/sauces-and-stocks.js';
import { borrowedNames, slips } from '../lexicon/usual-recipes/slips-and-lookalikes.js';
import { sweetRecipes } from '../lexicon/usual-recipes/sweets-and-bread.js';
import { swissDishes } from '../lexicon/usual-recipes/swiss-dishes.js';
import { swissNames } from '../lexicon/usual-recipes/swiss-names.js';
import { unsaidParts } from '../lexicon/usual-recipes/unsaid-parts.js';
import { worldDishes } from '../lexicon/usual-recipes/world-dishes.js';
import { worldEntries } from '../lexicon/world-foods.js';
import { Misspellings } from '../text/misspelling.js';
import { keysOf, PhraseTrie } from '../text/phrase-trie.js';
import { stemOf } from '../text/text.js';

/** An entry with the phrase it was found by. */
export interface Term {
  entry: LexiconEntry;
  phrase: string;
}

export const lexicon: readonly LexiconEntry[] = [
  proseLookalikes,
  ...regionalEntries,
  ...dishEntries,
  ...nutEntries,
  ...alcoholEntries,
  alcoholInSteps,
  ...seafoodEntries,
  ...glutenEntries,
  ...dairyAndEggEntries,
  ...meatEntries,
  ...moreProducts,
  ...boughtDishEntries,
  ...dishesOfAPlace,
  ...moreDishesOfAPlace,
  ...dishesAfterAManner,
  ...regionalDishes,
  ...regionalStewsAndSoups,
  ...regionalSweets,
  ...namesOfLyonSavoieProvence,
  ...foodsOfAWinePlace,
  ...northernNames,
  ...manners,
  ...frenchDishes,
  ...swissDishes,
  ...swissNames,
  ...worldDishes,
  ...sauceRecipes,
  ...sweetRecipes,
  ...brandRecipes,
  ...unsaidParts,
  ...leftUnsaid,
  ...oneRecipeInThree,
  ...marketNames,
  ...dishesInFull,
  ...dishesByName,
  ...worldDishesInFull,
  ...sweetsInFull,
  ...savouryDoubts,
  ...sauceDoubts,
  ...sweetDoubts,
  ...kindsOfProducts,
  ...namesInFull,
  ...receiptsAndRegions,
  ...shelfSavoury,
  ...shelfShortNames,
  ...shelfShortSweet,
  ...shelfSweet,
  ...shelfBottles,
  ...shelfBrands,
  ...shelfChocolateAnimals,
  ...shelfCopies,
  ...shelfHousehold,
  ...shelfMakers,
  ...shelfWithoutLinks,
  ...shelfWorld,
  ...seaByForeignNames,
  ...kitchensOfTheMaghrebAndAfrica,
  ...kitchensOfTheSouthAndTheEast,
  ...soupsAndStewsOfTheWorld,
  ...spiritsAndCocktails,
  ...sweetsAndBiscuitsOfTheWorld,
  ...slips,
  ...borrowedNames,
  moreBorrowedNames,
  everydayLookalikes,
  ...frenchClassics,
  ...namedFillings,
  ...charcuterieEntries,
  ...cheeseEntries,
  ...bakedGoodsEntries,
  ...drinkEntries,
  ...seaEntries,
  ...worldEntries,
  ...foreignEntries,
  ...additiveEntries,
  ...moreNames,
  ...moreLookalikes,
  ...partsOfNames,
  ...localEntries,
];

/** A phrase listed twice holds all that either entry says, so that no list can hide what another knows. */
function merged(one: Term, other: Term): Term {
  const has = union(one.entry.has, other.entry.has);
  const may = union(one.entry.may, other.entry.may).filter((trait) => !has.includes(trait));
  const clearedBy = union(one.entry.clearedBy, other.entry.clearedBy);
  const adds = one.entry.adds === true && other.entry.adds === true;
  return { ...one, entry: { ...other.entry, ...one.entry, has, may, clearedBy, adds } };
}

function union<T>(one: readonly T[] = [], other: readonly T[] = []): T[] {
  return [...new Set([...one, ...other])];
}

export const lineLexicon = new PhraseTrie<Term>();
export const textLexicon = new PhraseTrie<Term>();

/** « saint-pierre » is written « st-pierre » as often. */
function withShortSaint(phrase: string): string[] {
  const short = phrase.replace(/\bsaint(e?)(?=[ -])/g, 'st$1');
  return short === phrase ? [phrase] : [phrase, short];
}

/** Each stem of the lexicon with the keys under which the tries have it. */
const keysByStem = new Map<string, string[]>();
const alone = new Set<string>();
for (const entry of lexicon) {
  for (const phrase of entry.phrases.flatMap(withShortSaint)) {
    const keys = keysOf(phrase);
    const term = { entry, phrase };
    if (entry.only !== 'TEXT') lineLexicon.addKeys(keys, term, merged);
    if (entry.only !== 'LINE') textLexicon.addKeys(keys, term, merged);
    for (const key of keys) addStem(key);
    const [only] = keys;
    if (keys.length === 1 && only && entry.has?.length && !phrase.includes('=')) alone.add(only);
  }
}

function addStem(key: string): void {
  const stem = key.startsWith('=') ? stemOf(key.slice(1)) : key;
  const known = keysByStem.get(stem);
  if (!known) keysByStem.set(stem, [key]);
  else if (!known.includes(key)) known.push(key);
}

export const misspellings = new Misspellings(keysByStem, alone, [
  ...harmlessWords,
  ...knownWords.keys(),
]);
