import { grown } from '../vocabulary/known-words.js';
import { animalTraits, ofPlantsThemselves } from '../lexicon/clearers.js';
import { ofPlants, plantBases } from '../lexicon/unsaid.js';
import { winePlaces } from '../lexicon/wine-places.js';
import { endOfBracket } from './brackets.js';
import { isWord, type Hit, type Place } from './reading.js';
import { isPurpose } from './purposes.js';
import { isRemark, type Said } from './remarks.js';
import { isShapeInStep } from './shapes-in-steps.js';
import { isInVessel } from './vessels.js';
import { isShapeOrAmount } from './shapes-and-amounts.js';
import { stemOf, wordsOf, type Word } from '../text/text.js';
import { lineLexicon } from '../vocabulary/lexicon-index.js';

/** What holds or shapes a pastry: « caissettes en papier pour muffins ». */
const vessels = new Set(
  'caissette papier plaque poche douille emporte piece presse pique pic cercle grille tapis toile casserole ramequin rouleau caquelon appareil couteau fourchette roulette'.split(
    ' ',
  ),
);
/** What is named after what it is like or was made of, and is as harmless whichever it is. */
const manyKinds = new Set(['vinaigre', 'huile', 'sirop', 'jus', 'confiture']);
const horns = new Set(['coeur', 'corne']);
const horned = new Set(['tomate', 'poivron', 'piment']);
const coloured = new Set(
  'poivron oignon tomate courgette carotte betterave pomme piment chou'.split(' '),
);
const colours = new Set(['rouge', 'vert', 'orange', 'violet']);
const seasonings = new Set(['epice', 'herbe', 'poivre', 'sel', 'aromate']);
const liquidMeasures = new Set(['cl', 'dl', 'ml', 'l', 'litre', 'verre', 'bouteille', 'flute']);
const joining = new Set(['et', 'ou', 'defaut']);
const flavours = new Set(['gout', 'saveur', 'arome', 'parfum']);
const kinds = new Set(['type', 'variete', 'genre', 'ou']);
const potatoes = new Set(['terre', 'patate', 'pdt']);
const stews =
  /^(?:daube|bourguignon|blanquette|goulasche?|goulash|fricassée|estouffade|carbonn?ade|navarin|braiser)$/;
const order = /(?:er|ez|ir|oir|dre|tre|ire)$/;
/** Between a product and its place: « truffes noires de Bourgogne », but not « fraises arrosées de champagne ». */
const looks =
  /^(?:noir|blanc|blanche|vert|rose|rouge|blond|gris|grise|jaune|violet|violette|frais|fraîche|sauvage|entier|entière|jeune|nouveau|fermier)e?s?$/;
const crushed = /^(?:hach|concass|moulu|râp|pil|broy|grill|torréfi)/;
/** Words between a product and its place at most. */
const farthestPlace = 3;

/** In a list, words that name a place, a colour, a cut or a purpose, and not the product that they borrow from. */
export function isBorrowed(hit: Hit, said: Said, place: Place): boolean {
  const { hits, words } = said;
  if (isCut(hit, hits, words) || isInVessel(hit, words)) return true;
  if (place !== 'LINE') return isShapeInStep(hit, words);
  return (
    isShapeOrAmount(hit, words) ||
    isPlace(hit, hits, words) ||
    isPlaceOfWine(hit, said) ||
    isNamesake(hit, words) ||
    isKindOfTheFirst(hit, words) ||
    isPurpose(hit, hits, words) ||
    isBone(hit, hits, words) ||
    isMilkOf(hit, hits, words) ||
    isToolFor(hit, hits, words) ||
    isSeasoned(hit, words) ||
    isFlavourOfPlants(hit, said) ||
    isPotato(hit, words) ||
    isStewMeant(hit, hits, words)
  );
}

/** « rôti de veau dans la noix », « escalopes dans la sous-noix », but not « sous les noix ». */
function isCut(hit: Hit, hits: readonly Hit[], words: readonly Word[]): boolean {
  const before = words[hit.from]?.before;
  const isNamed = before === 'sous' || (before === 'la' && words[hit.from - 1]?.stem === 'dan');
  return (
    isNamed &&
    isWord(hit, words, /^noix$/) &&
    !crushed.test(words[hit.to]?.exact ?? '') &&
    hits.some(({ has, to }) => has.has('MEAT') && to < hit.from)
  );
}

/** « lentillons de Champagne », « bœuf de Bourgogne », but not « 2 cl de champagne ». */
function isPlace(hit: Hit, hits: readonly Hit[], words: readonly Word[]): boolean {
  const link = words[hit.from - 1];
  if (link?.stem !== 'de' || hit.has.size !== 1 || !winePlaces.has(stemOf(hit.term.phrase)))
    return false;
  const isOfTheRegion = grown.has(words[hit.from - 2]?.stem ?? '');
  if (words[hit.from]?.gap !== 'NONE' || (link.exact === 'du' && !isOfTheRegion)) return false;
  if (order.test(words[0]?.exact ?? '')) return false;
  if (hasLiquidMeasure(hit, words)) return false;
  for (let at = hit.from - 2; at >= Math.max(0, hit.from - 1 - farthestPlace); at--) {
    const word = words[at];
    if (!word || words[at + 1]?.gap !== 'NONE') return false;
    if (grown.has(word.stem) || isAnimal(at, hits)) return true;
    if (!looks.test(word.exact)) return false;
  }
  return false;
}

/** « vin blanc sec du Mâconnais », « muscat de Rivesaltes ou de Samos »: no wine is made of the cheese of its place. */
function isPlaceOfWine({ from, to, has }: Hit, { hits, words, text }: Said): boolean {
  const [link, place] = words.slice(from - 1, from + 1);
  if (link?.stem !== 'de' || !place || has.size !== 1 || !has.has('MILK')) return false;
  const wine = hits.findLast((hit) => hit.to < from && hit.has.has('ALCOHOL'));
  return (
    wine !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(place.start, place.end)) &&
    from - wine.to <= 2 * farthestPlace &&
    words.slice(wine.to, to).every(({ stem, gap }) => gap === 'NONE' && stem !== 'et')
  );
}

function hasLiquidMeasure({ from }: Hit, words: readonly Word[]): boolean {
  return words.slice(0, from).some(({ stem }) => liquidMeasures.has(stem));
}

function isAnimal(at: number, hits: readonly Hit[]): boolean {
  return hits.some(
    ({ from, to, has }) =>
      from <= at &&
      at < to &&
      !has.has('ALCOHOL') &&
      (['MEAT', 'FISH', 'SHELLFISH', 'SNAIL_OR_FROG'] as const).some((each) => has.has(each)),
  );
}

/** « poivrons (1 rouge, 1 jaune) », « tomates (type cœur de bœuf) », « poivron corne de bœuf ». */
function isNamesake({ from, to, term }: Hit, words: readonly Word[]): boolean {
  const last = words[to - 1]?.stem;
  if (last === 'boeuf' && to - from >= 3 && horns.has(words[to - 3]?.stem ?? ''))
    return words.slice(0, from).some(({ stem }) => horned.has(stem));
  return (
    last === 'jaune' &&
    wordsOf(term.phrase).length <= 2 &&
    words.some(({ stem }) => colours.has(stem)) &&
    words.some(({ stem }) => coloured.has(stem))
  );
}

/** « vinaigre de vin ou de cidre », « vinaigre balsamique ou de Xérès »: of the harmless thing that is named first. */
function isKindOfTheFirst({ from, to }: Hit, words: readonly Word[]): boolean {
  const isLinked = words[from - 1]?.stem === 'de' && joining.has(words[from - 2]?.stem ?? '');
  if (!isLinked) return false;
  const head = words.slice(0, from - 2).findLast(({ stem }) => manyKinds.has(stem));
  if (!head || words[from - 1]?.exact === 'du') return false;
  const name = [head, ...words.slice(from - 1, to)].map((word) => ({
    ...word,
    gap: 'NONE' as const,
  }));
  const match = lineLexicon.longestAt(name, 0);
  if (!match || match.to < name.length) return false;
  const { has = [], may = [] } = match.value.entry;
  return has.length + may.length === 0;
}

/** « gigot d'agneau avec l'os », « (os coulé) »: of the animal that is named. */
function isBone(hit: Hit, hits: readonly Hit[], words: readonly Word[]): boolean {
  const [link, bone] = words.slice(hit.from - 1, hit.from + 1);
  const isLinked = (link?.stem === 'avec' || link?.stem === 'a') && bone?.gap === 'NONE';
  return (
    isWord(hit, words, /^os$/) &&
    (isLinked || bone?.bracketed === true) &&
    hits.some(({ has, to }) => has.has('MEAT') && to <= hit.from)
  );
}

/** « lait (vache, soja ou autre) », « lait de soja ou de vache »: the animal that gives it. */
function isMilkOf(hit: Hit, hits: readonly Hit[], words: readonly Word[]): boolean {
  const isNamed = isWord(hit, words, /^vaches?$/) && !hit.may.has('MILK');
  const isOf = words[hit.from - 1]?.stem === 'de';
  const isLinked = isOf && joining.has(words[hit.from - 2]?.stem ?? '');
  const isListed = !isOf && words[hit.from]?.gap !== 'NONE';
  return (
    isNamed &&
    (isListed || isLinked) &&
    hits.some(
      ({ has, from, to }) =>
        (has.has('MILK') || plantBases.get(words[from]?.stem ?? '')?.includes('NUT') === true) &&
        to <= hit.from &&
        hit.from - from <= 6,
    )
  );
}

/** « caissettes pour muffins », « plaque à madeleines ». */
function isToolFor(hit: Hit, hits: readonly Hit[], words: readonly Word[]): boolean {
  const link = words[hit.from - 1];
  const isFor = link?.stem === 'pour' || (link?.exact === 'à' && words[hit.from]?.before === 'à');
  if (!isFor || words[hit.from]?.gap !== 'NONE') return false;
  const first = Math.max(0, hit.from - 1 - farthestPlace);
  for (let at = hit.from - 2; at >= first && words[at + 1]?.gap === 'NONE'; at--) {
    const isContents = words[at]?.stem === 'de';
    if (isContents || hits.some(({ from, to }) => from <= at && at < to)) return false;
    if (vessels.has(words[at]?.stem ?? '')) return true;
  }
  return false;
}

/** « épices à steak », « sel pour poisson »: only an animal or a dish is what they are for. */
function isSeasoned({ from, has, may, term }: Hit, words: readonly Word[]): boolean {
  const link = words[from - 1];
  const isFor = link?.stem === 'pour' || (link?.exact === 'à' && words[from]?.before === 'à');
  return (
    isFor &&
    seasonings.has(words[from - 2]?.stem ?? '') &&
    (term.entry.dish === true || [...has, ...may].every((trait) => animalTraits.includes(trait)))
  );
}

/** « bouillon vegan goût poulet »: it tastes of what is not in it. */
function isFlavourOfPlants({ from, to, has, may }: Hit, line: Said): boolean {
  const { words } = line;
  const said = words[from - 1]?.stem === 'de' ? words[from - 2] : words[from - 1];
  return (
    flavours.has(said?.stem ?? '') &&
    words.some(
      ({ stem }, at) =>
        (ofPlants.has(stem) || stem.startsWith('vegetarien')) &&
        !ofPlantsThemselves.has(words[at - 1]?.stem ?? '') &&
        !(at >= to && isRemark(line, to, { from: at, to: at + 1 })),
    ) &&
    [...has, ...may].every((trait) => animalTraits.includes(trait))
  );
}

/** « pommes de terre à chair ferme (type Charlotte) », « 500 g de charlottes », but not « 250 g de charlotte aux fraises ». */
function isPotato(hit: Hit, words: readonly Word[]): boolean {
  if (!isWord(hit, words, /^(?:charlotte|amandine)s?$/)) return false;
  const said = words[hit.from - 1]?.stem ?? '';
  const bracket = words.slice(0, hit.from + 1).findLastIndex(({ bracketed }) => bracketed);
  const isListed =
    bracket >= 0 &&
    endOfBracket(words, bracket) > hit.from &&
    kinds.has(words[bracket]?.stem ?? '');
  const isKind = words[hit.from]?.bracketed === true || kinds.has(said) || isListed;
  const isLast = !words[hit.to] || words[hit.to]?.gap !== 'NONE' || words[hit.to]?.stem === 'ou';
  const measure = words[hit.from - (said === 'de' ? 2 : 1)]?.exact ?? '';
  // Pastries with almonds may be weighed too.
  const isWeighed = /^(?:k?gr?|kilos?)$/.test(measure) && isWord(hit, words, /^charlottes?$/);
  return isLast && (isWeighed || (isKind && words.some(({ stem }) => potatoes.has(stem))));
}

/** « bœuf à daube », « veau à blanquette »: raw meat for the pot. */
function isStewMeant(hit: Hit, hits: readonly Hit[], words: readonly Word[]): boolean {
  const link = words[hit.from - 1];
  return (
    link?.exact === 'à' &&
    words[hit.from]?.before === 'à' &&
    words[hit.from]?.gap === 'NONE' &&
    stews.test(words[hit.from]?.exact ?? '') &&
    hits.some(({ has, to }) => has.has('MEAT') && to === hit.from - 1)
  );
}
