import { expect, test } from 'vitest';
import { heldBy, namesThatHideAPart, phraseRows } from '../../testkit/food-tables.js';
import { checkLine } from '../gate/gate.js';
import { knowledgeOf } from '../vocabulary/known-words.js';
import { dietaryRestrictions, type DietaryRestriction } from '../restrictions.js';
import { reasons } from '../lexicon/traits.js';
import { bareNames } from '../lexicon/unsaid.js';
import { keysOf } from '../text/phrase-trie.js';
import { wordsOf } from '../text/text.js';

/** Reasons that hold for whole families of names: a longer name may lose these conflicts of its part. */
const families: readonly {
  reason: string;
  name: RegExp;
  lost: readonly DietaryRestriction[];
}[] = [
  {
    reason: 'made of a plant, as the name says',
    name: /(?:avoine|épeautre|amandes?|noisettes?|noix|cajou|pistaches?|macadamia|cacah(?:ou|u)[èe]tes?|arachides?|pécan|pignon|orge|butter|milk|mandorla|arachidi|vegane?|végane?|oléagineux)$/,
    lost: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'KOSHER'],
  },
  {
    reason: 'the animal or the fish is named',
    name: /(?:bœuf|veau|agneau|mouton|volailles?|poulet|poule|dinde|canard|oie|cerf|chevreuil|biche|chamois|génisse|bovine|buffle|bison|renne|gibier|thon|saumon|sardines|truite|hareng|maquereau|morue|poisson|cheval|lapin|lièvre)(?: fumée?s?)?$/,
    lost: ['HALAL', 'KOSHER'],
  },
  {
    reason: 'a plant stands in the place of the animal',
    name: /végé|veg|tofu|soja|lentille|légumes|haricots|quorn|quinoa|pois chiches/,
    lost: dietaryRestrictions,
  },
];

const link = '(?:de la|de l|de|du|des|d|à la|à l|à|au|aux|et|en|sans|pour)';
const loose = new RegExp(`^[\\s'’-]*(?:${link}[\\s'’]+)*|(?:[\\s'’-]+${link})*[\\s'’-]*$`, 'giu');
const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };

/** What a text conflicts with by the products that are recognised in it as they are written. */
function conflictsOf(text: string): Set<string> {
  const sure = checkLine(text, rules).filter(
    ({ reason }) => reason !== reasons.unknown && !reason.startsWith('ressemble à'),
  );
  return new Set(
    sure.flatMap(({ restriction }) => (restriction === 'AVOIDED_FOOD' ? [] : [restriction])),
  );
}

const keyOf = (name: string) => keysOf(name).join(' ');

const stemsOf = (text: string) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 2 && knowledgeOf(stem) !== 'MEASURE')
    .join(' ');

/** Names that are doubted only as long as nothing stands beside them (« sauce », « quiche »). */
const bare = new Set(bareNames.map(({ words }) => stemsOf(words)));

/** The conflicts of a name without its last word, or without its first, that the name itself does not have. */
function lostBy(name: string): DietaryRestriction[] {
  const words = wordsOf(name);
  const whole = conflictsOf(name);
  const parts = [name.slice(0, words.at(-1)?.start), name.slice(words[0]?.end)];
  const ofParts = parts
    .map((part) => part.replace(loose, ''))
    .flatMap((part) => (bare.has(stemsOf(part)) ? [] : [...conflictsOf(part)]));
  return dietaryRestrictions.filter((each) => ofParts.includes(each) && !whole.has(each));
}

test('a longer name hides no conflict of its parts, but for a stated reason', () => {
  const excused = new Map(namesThatHideAPart().map(({ name, hides }) => [keyOf(name), hides]));
  const names = phraseRows()
    .filter((row) => row.where !== 'text' && (heldBy(row).holds || heldBy(row).mayHold))
    .map(({ phrase }) => phrase.replaceAll('=', ''))
    .filter((name) => wordsOf(name).length > 1);
  const hiding = [...new Set(names)].flatMap((name) => {
    const mayLose = new Set([
      ...(excused.get(keyOf(name)) ?? []),
      ...families.filter((each) => each.name.test(name)).flatMap(({ lost }) => lost),
    ]);
    const lost = lostBy(name).filter((each) => !mayLose.has(each));
    return lost.length > 0 ? [`${name}: ${lost.join(' ')}`] : [];
  });
  expect(hiding).toEqual([]);
});

test('a name that hides a part stands in the table of phrases, with a reason', () => {
  const phrases = new Set(phraseRows().map(({ phrase }) => keyOf(phrase.replaceAll('=', ''))));
  for (const { name, reason, hides } of namesThatHideAPart()) {
    expect(phrases.has(keyOf(name)), name).toBe(true);
    expect(reason.length, name).toBeGreaterThan(20);
    expect(hides.length, name).toBeGreaterThan(0);
  }
});
