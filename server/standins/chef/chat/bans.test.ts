import { expect, test } from 'vitest';
import { bansIn, deniesMore, withoutBans } from './bans.js';
import { hear } from './said.js';

test.each<[string, string[]]>([
  ['Ma fille ne peut pas manger de noix. Un dessert ?', ['noix']],
  ['les noix lui sont interdites, un dessert ?', ['noix']],
  ['évite les noix, un dessert', ['noix']],
  ['un dessert mais pas aux noix', ['noix']],
  ['elle ne doit pas manger de noix, idée de dessert', ['noix']],
  ['Ma fille ne supporte pas les œufs, un plat ?', ['oeufs']],
  ['exclus le fromage et les œufs, un plat', ['fromage', 'oeufs']],
  ['aucun produit laitier, un dessert au chocolat', ['produit laitier']],
  ['mon fils ne peut pas manger d’œufs, un gâteau ?', ['oeufs']],
  ['zéro gluten, un gâteau', ['gluten']],
  ['interdit de crevettes et moules chez nous, un plat de la mer ?', ['crevettes', 'moules']],
  ['mon fils est allergique au lait et aux œufs, une recette de dessert ?', ['lait', 'oeufs']],
  ['il est allergique au soja et au sésame, idée de plat ?', ['soja', 'sesame']],
  ['allergique aux noix et au sésame, que cuisiner ?', ['noix', 'sesame']],
  ['un plat de poisson, ma fille est allergique aux crevettes et au lait', ['crevettes', 'lait']],
  [
    'mes enfants détestent les champignons et les épinards, idée de plat',
    ['champignons', 'epinards'],
  ],
  ['sans champignons et oignons, un plat', ['champignons', 'oignons']],
  ['une allergie sévère aux arachides, que faire à dîner ?', ['arachides']],
  ['elle est intolérante au lactose, une idée de dessert ?', ['lactose']],
  ['ni viande ni poisson', ['viande', 'poisson']],
  ['sans fruits de mer ni beurre de cacahuète', ['fruits de mer', 'beurre de cacahuete']],
  ['allergique au kiwi, une salade', ['kiwi']],
  ['je n’aime pas trop les endives, un gratin', ['endives']],
  ['elle gonfle avec le fromage, un gratin ?', ['fromage']],
  ['Les œufs, c’est non. Un gâteau ?', ['oeufs']],
  ['on a banni le gluten, un gâteau', ['gluten']],
  ['nous avons éliminé les noix, un dessert', ['noix']],
  ['les noix sont bannies de la maison, un dessert', ['noix']],
  ['un gâteau exempt de gluten', ['gluten']],
  ['un gâteau dépourvu d’œufs', ['oeufs']],
  ['un gâteau sans le moindre œuf', ['oeuf']],
  ['gâteau sans utiliser d’œufs', ['oeufs']],
  ['un gâteau 0% lactose', ['lactose']],
  ['un gâteau : Léa est allergique aux noix, Tom aux œufs', ['noix', 'oeufs']],
  ['elle fait une réaction aux crevettes, un plat', ['crevettes']],
  ['un gâteau san gluten', ['gluten']],
  ['gluten free cake', ['gluten']],
  ['allergique aux noix mais aussi aux œufs, un gâteau', ['noix', 'oeufs']],
  ['l’un est allergique aux noix, l’autre aux œufs, un gâteau', ['noix', 'oeufs']],
  ['allergique au maïs, un plat', ['mais']],
  ['un gâteau, attention aux œufs', ['oeufs']],
  ['les œufs, surtout pas, un gâteau ?', ['oeufs']],
  ['elle a un PAI pour les œufs, un gâteau ?', ['oeufs']],
  ['allergique à tout ce qui contient des œufs, un gâteau', ['oeufs']],
  ['pas de lait à la maison, des crêpes ?', ['lait']],
  ['un gateau sens gluten', ['gluten']],
  ['un gâteau, ma fille est allergique aux noix et mon fils aux œufs', ['noix', 'oeufs']],
  ['allergique aux noix - œufs - lait, un gâteau', ['noix', 'oeufs', 'lait']],
  ['allergique au soja et à la coco, un curry', ['soja', 'coco']],
  ['allergique aux fruits rouges, un dessert', ['fruits rouges']],
  ['elle supporte mal les œufs, un plat', ['oeufs']],
  ['tout sauf les épinards, un plat', ['epinards']],
  ['les œufs ne sont pas pour lui, un gâteau', ['oeufs']],
  ['le lait, jamais. Un dessert ?', ['lait']],
  ['il ne peut rien manger avec du gluten, une tarte', ['gluten']],
  ['pas un seul œuf dans le gâteau', ['oeuf']],
  ['pas la moindre trace d’œuf dans le gâteau', ['oeuf']],
  ['un gâteau, éviter absolument les œufs', ['oeufs']],
  ['un gâteau, oublie les œufs', ['oeufs']],
  ['gâteau no eggs', ['oeufs']],
  ['gâteau eggless', ['oeuf']],
  ['milk free gâteau', ['lait']],
  ['un gâteau w/o gluten', ['gluten']],
  ['un gâteau s/ gluten', ['gluten']],
  ['un gâteau sans : gluten, lactose, œufs', ['gluten', 'lactose', 'oeufs']],
  ['un gâteau sans farine de blé', ['farine de ble']],
  // No ban of a food.
  ['allergique aux noix, gâteau au chocolat', ['noix']],
  ['sans four, un plat', []],
  ['un plat pas trop cher aux courgettes', []],
  ['je ne sais pas quoi faire avec des courgettes', []],
  ['un dessert sans gluten et avec des pommes', ['gluten']],
  ['un plat sans porc et une entrée aux carottes', ['porc']],
  ['une recette de poulet', []],
])('« %s »', (said, foods) => {
  expect(bansIn(hear(said).plain).foods).toEqual(foods);
});

test('what is ruled out is no part of the wish', () => {
  const { plain } = hear('allergique au soja et au sésame, un plat au poulet');
  expect(withoutBans(plain, bansIn(plain)).trim()).toMatch(/^, un plat au poulet$/);
});

test.each<[string, boolean]>([
  ['il ne faut pas la plus petite goutte de lait dedans, un dessert', true],
  ['jamais elle n’a digéré le lait, un gâteau', true],
  ['un plat pas trop cher aux courgettes', false],
  ['je ne sais pas quoi faire de mes courgettes', false],
  ['un plat sans noix', false],
  ['une recette de poulet', false],
])('« %s » denies more than was understood: %s', (said, expected) => {
  const { plain } = hear(said);
  expect(deniesMore(plain, bansIn(plain))).toBe(expected);
});
