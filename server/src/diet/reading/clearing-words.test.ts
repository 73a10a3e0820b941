import { describe, expect, test } from 'vitest';
import { linesOfStrangers } from '../../testkit/labelled-lines.js';
import { read } from './read.js';
import { checkLine } from '../gate/gate.js';
import type { Trait } from '../lexicon/types.js';
import { dietaryRestrictions } from '../restrictions.js';

const flesh: readonly Trait[] = [
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
];
const animal: readonly Trait[] = [...flesh, 'EGG', 'HONEY', 'MILK'];

/** Words that clear something of their own, with all that they may ever take from a line. */
const clearing: readonly (readonly [string, readonly Trait[]])[] = [
  ['sans gluten', ['GLUTEN', 'OATS']],
  ['sans alcool', ['ALCOHOL']],
  ['0,0 %', ['ALCOHOL']],
  ['sans vin', ['ALCOHOL']],
  ['sans porc', ['PORK']],
  ['sans lard', ['PORK', 'MEAT']],
  ['sans viande', ['MEAT', 'PORK']],
  ['sans poisson', ['FISH', 'SCALELESS_FISH']],
  ['sans anchois', ['FISH']],
  ['sans crevettes', ['SHELLFISH']],
  ['sans fruits de mer', ['SHELLFISH']],
  ['sans gélatine', ['GELATINE']],
  ['sans œufs', ['EGG']],
  ['sans lait', ['MILK']],
  ['sans beurre', ['MILK']],
  ['sans crème', ['MILK']],
  ['sans fromage', ['MILK']],
  ['sans miel', ['HONEY']],
  ['sans sucre ajouté', ['HONEY']],
  ['sans noix', ['NUT']],
  ['sans arachides', ['NUT']],
  ['sans fruits à coque', ['NUT']],
  ['halal', ['PORK', 'GELATINE', 'MEAT', 'RENNET']],
  ['casher', ['PORK', 'GELATINE', 'MEAT', 'RENNET']],
  ['végétarien', flesh],
  ['végan', animal],
  ['végétale', animal],
];

/** Words that clear nothing, whatever they stand beside. */
const idle =
  `courgettes | lactose | sel | colorant | huile de palme | soja | sésame | moutarde | sauce soja | farine
  | parmesan | poulet | bœuf | pain | yaourt | lait de coco | lait de vache | beurre de cacahuète | noix de coco
  | noix de muscade | viande de bœuf | viande rouge | chair de volaille | farine de pois | fromage de chèvre
  | œufs de lompe | purée de tomates`
    .split('|')
    .map((each) => `sans ${each.trim()}`);
const idleBesides = ['0 % de matière grasse', '0,75 l', 'si possible', 'facultatif', 'au choix'];

/** « sauce soja sans blé » is the name of a sauce; a wish lifts a plant, and the wheat feared in it. */
const named = /vegan|végan|végét/;

function traitsOf(line: string): ReadonlySet<Trait> {
  return new Set(
    read(line, 'LINE').hits.flatMap(({ negated, has, may }) => (negated ? [] : [...has, ...may])),
  );
}

/** Every line that anybody labelled, with its traits; one that has none has nothing to lose. */
const holding = [...new Set(linesOfStrangers())]
  .map((line) => [line, [...traitsOf(line)]] as const)
  .filter(([, held]) => held.length > 0);

const places: readonly ((line: string, words: string) => string)[] = [
  (line, words) => `${line} ${words}`,
  (line, words) => `${line}, ${words}`,
  (line, words) => `${line} (${words})`,
];

/** Each word is tried on every line, and each line in every place, in turn: not all three with each other. */
function lost(words: string, mayTake: readonly Trait[], lines = holding): string[] {
  return lines.flatMap(([line, held], nth) => {
    const kept = held.filter((trait) => !mayTake.includes(trait));
    const said = places[(nth + words.length) % places.length]?.(line, words) ?? line;
    return kept.length > 0 ? lostOf(kept, said) : [];
  });
}

function lostOf(kept: readonly Trait[], said: string): string[] {
  const after = traitsOf(said);
  const gone = kept.filter((trait) => !after.has(trait));
  return gone.length > 0 ? [`${said}: ${gone.join(' ')}`] : [];
}

describe('on every labelled line', () => {
  test.each(clearing)('« %s » takes nothing but its own', (words, mayTake) => {
    expect(lost(words, mayTake)).toEqual([]);
  });

  test.each([...idle, ...idleBesides])('« %s » takes nothing', (words) => {
    const judged = idle.includes(words) ? holding : holding.filter(([line]) => !named.test(line));
    expect(lost(words, [], judged)).toEqual([]);
  });
});

test.each([
  ['1 bouteille de vin rouge 0,75 l', 'HALAL'],
  ['rhum 40 % 0,7 L', 'HALAL'],
  ['vin blanc 10,0 %', 'HALAL'],
  ['bière 0,5 l', 'GLUTEN_FREE HALAL'],
  ['bière 0,0 %', 'GLUTEN_FREE'],
  ['Heineken 0.0 (6 x 33 cl)', 'GLUTEN_FREE'],
  ['tiramisu 0 %', 'VEGAN GLUTEN_FREE DAIRY_FREE HALAL'],
  ['saucisson sans farine de blé', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['saucisses fumées de tofu', 'GLUTEN_FREE'],
  ['jambon (tofu)', 'GLUTEN_FREE'],
  ['saucisses grillées salade de tomates', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['jambon garni de légumes', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['jambon (tomates)', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['jambon (dinde)', 'VEGETARIAN VEGAN'],
  ['spaghetti garnis de légumes', 'GLUTEN_FREE'],
  ['pâtes (courgettes)', 'GLUTEN_FREE'],
  ['nouilles (riz)', ''],
  ['mélange de noix sans noix de coco', 'NUT_FREE'],
  ['fromage sans lait de vache', 'VEGAN DAIRY_FREE'],
  ['brioche sans lait', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['gratin dauphinois sans lait', 'VEGAN DAIRY_FREE'],
  ['pâte à tartiner sans lait', 'NUT_FREE'],
  ['bolognaise sans viande rouge', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['miel sans sucre ajouté', 'VEGAN'],
  ['sandwich sans fromage', 'VEGETARIAN VEGAN GLUTEN_FREE HALAL KOSHER'],
  ['quiche sans pâte au thon', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['mini quiche sans pâte au thon', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['jambon - blanc de poireau', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['pâtes - sans gluten', ''],
  ['kebab sans viande', 'GLUTEN_FREE'],
  ['SAUM.FUM.NORV', 'VEGETARIAN VEGAN'],
  ['STK HACHE PUR BF', 'VEGETARIAN VEGAN'],
  ['truffade', 'VEGETARIAN VEGAN DAIRY_FREE HALAL KOSHER'],
  ['réglisse', 'GLUTEN_FREE'],
  ['riz sans gluten sauce soja', 'GLUTEN_FREE'],
  ['pâtes sans gluten spaghetti', ''],
  ['pâtes façon carbonara', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE HALAL KOSHER'],
  ['pommes façon crumble', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['allumettes de volaille façon lardons', 'VEGETARIAN VEGAN'],
  ['lait d’amande et de vache', 'VEGAN DAIRY_FREE NUT_FREE'],
  ['tartiflette végétarienne', 'VEGAN DAIRY_FREE HALAL'],
  ['porc halal', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['jambon halal', 'VEGETARIAN VEGAN KOSHER'],
  ['escalopes panées végétariennes', 'VEGAN GLUTEN_FREE'],
  ['restes de la veille', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE NUT_FREE HALAL KOSHER'],
  ['restes de poulet', 'VEGETARIAN VEGAN'],
  ['kebab frites', 'VEGETARIAN VEGAN GLUTEN_FREE HALAL KOSHER'],
  ['200 g de kebab', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['steak sojasun', 'GLUTEN_FREE'],
  ['escalopes panées vegan', 'GLUTEN_FREE'],
  ['bolognaise végétarienne aux lentilles', ''],
  ['burger aux haricots rouges vegan', 'GLUTEN_FREE'],
  ['gratin au poulet vegan', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['Planted Chicken nature', 'VEGETARIAN VEGAN GLUTEN_FREE'],
  ['gâteau au chocolat sans gluten', 'VEGAN DAIRY_FREE NUT_FREE'],
  ['gâteau au chocolat sans gluten ni fruits à coque', 'VEGAN DAIRY_FREE'],
  ['1 cube bouillon légumes', 'GLUTEN_FREE'],
  ['épinards à la crème surgelés', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['galettes bretonnes de sarrasin', 'VEGAN'],
  ['1 pte feuill. végan', 'GLUTEN_FREE'],
  ['2 paires de viennes', 'VEGETARIAN VEGAN HALAL KOSHER'],
  ['Tête de Moine 8 rosettes', 'VEGAN DAIRY_FREE'],
  ['15 cl de vin roug', 'HALAL'],
  ['makis avocat concombre', 'GLUTEN_FREE'],
  ['cocktail sans alcool fort', 'HALAL'],
  ['cocktail sans alcool', ''],
  ['mojito sans alcool fort', 'HALAL'],
  ['1 bouteille de cidre sans alcool', ''],
  ['lasagnes sans viande au saumon', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['tacos poulet', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE KOSHER'],
  ['croquettes de pommes de terre', 'VEGAN GLUTEN_FREE'],
])('%s: %s', (line, expected) => {
  const found = new Set(
    checkLine(line, { restrictions: dietaryRestrictions, avoidedFoods: [] }).map(
      ({ restriction }) => restriction,
    ),
  );
  expect(dietaryRestrictions.filter((each) => found.has(each)).join(' ')).toBe(expected);
});
