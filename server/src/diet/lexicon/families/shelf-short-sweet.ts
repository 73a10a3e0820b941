import { beside } from '../beside.js';
import { entriesOf } from '../types.js';

/** The same for what is of milk, chocolate or cereals. */
export const shelfShortSweet = entriesOf([
  // Milk by brand.
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'candy’up, candyup, candy up, nesquik prêt à boire, nesquik bouteille, nesquik ready to drink, montagnard des vosges, adélie, glace adélie, bûche soignon, soignon, soignon bûche, soignon bûche affinée, bûche sainte maure, bûche affinée, bûche de brebis, cœur de lion, coeur de lion, papillon noir, roquefort papillon, papillon roquefort, heidi lait, blédilait, lait 2ème âge, lait 2 ème âge, lait 3e âge, lait 3ème âge, lait troisième âge, lait croissance, blédilait croissance, blédilait 2',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'nescafé 3 in 1, nescafé 3en1, nescafé 2 in 1, nescafé cappuccino',
  },
  {
    has: ['MILK', 'GLUTEN'],
    may: ['EGG'],
    only: 'LINE',
    names: beside(
      'saint michel, st michel',
      'grandes galettes, petites galettes, galettes, sablés, roudor, palets',
    ),
  },
  { has: ['MILK', 'GLUTEN'], may: ['EGG'], only: 'LINE', names: 'lu granola' },
  {
    has: ['GLUTEN', 'EGG'],
    may: ['MILK'],
    only: 'LINE',
    names: beside('lu barquette, lu barquettes', 'fraise, abricot, chocolat'),
  },
  { has: ['GLUTEN', 'EGG'], may: ['MILK'], only: 'LINE', names: 'lu barquette, lu barquettes' },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names:
      'torsades feuilletées, torsade feuilletée, feuilletés torsadés, belin monaco, biscuits monaco, biscuit monaco, monaco emmental, crackers monaco emmental',
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'milka tender, milka choco tender, tender milka, choco tender',
  },
  // Chocolates and sweets.
  {
    has: ['MILK', 'NUT'],
    only: 'LINE',
    names:
      'truffes lindt, truffe lindt, lindt truffes, sprüngli truffes, truffes sprüngli, truffes fantaisie, truffes cacaotées, leonidas, chocolats leonidas, jeff de bruges, chocolats jeff de bruges, chocolats de neuville, ballotin jeff de bruges, pralinato, glace daim, chocolat daim',
  },
  {
    has: ['MILK', 'NUT', 'GLUTEN'],
    only: 'LINE',
    names: '=célébrations, =celebrations',
  },
  {
    has: ['GLUTEN', 'MILK', 'NUT'],
    may: ['EGG'],
    only: 'LINE',
    names: 'cookies daim, cookie daim, gâteau daim',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG', 'NUT'],
    only: 'LINE',
    names: 'delacre assortiment, assortiment delacre, delacre, biscuits delacre',
  },
  {
    has: ['GLUTEN', 'EGG', 'GELATINE'],
    may: ['MILK'],
    only: 'LINE',
    names: 'tête de nègre, têtes de nègre',
  },
  {
    may: ['GELATINE'],
    only: 'LINE',
    names:
      'hollywood chewing gum, hollywood chewing gums, chewing gum hollywood, chewing gum malabar, chewing gum freedent, freedent, paquet de malabar, malabar tutti frutti, malabar fraise',
  },
  { has: ['MILK', 'NUT'], only: 'LINE', names: 'ferrero küsschen, küsschen' },
  { has: ['MILK'], only: 'LINE', names: 'michoko, michokos' },
  { has: ['MILK'], only: 'LINE', names: 'yaourt cherry, yogourt cherry' },
  {
    has: ['MILK'],
    only: 'LINE',
    names: beside(
      'yaourt, yaourts, yogourt, yogourts, yoghourt, crème, crème dessert, flan, lait, séré, quark, skyr',
      'moka, mocca, au moka',
    ),
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: beside('glace, crème glacée, cornet', 'moka, mocca, au moka'),
  },
  { only: 'LINE', names: 'café moka, moka d’éthiopie, moka harrar, moka sidamo, cafetière moka' },
  // Cereals and bars.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'corn flk, crunchy nut, crunchy nuts, kellogg’s crunchy nut',
  },
  {
    has: ['HONEY', 'NUT'],
    only: 'LINE',
    names: 'crunchy nut, crunchy nuts, kellogg’s crunchy nut',
  },
  {
    has: ['GLUTEN', 'HONEY'],
    only: 'LINE',
    names: 'honey loops, honey pops, miel pops, kellogg’s honey loops',
  },
  {
    may: ['GLUTEN', 'MILK', 'NUT', 'HONEY'],
    only: 'LINE',
    names:
      'protein bar, protein bars, snack bar, snack bars, granola bar, granola bars, energy bar, energy bars, cereal bar, cereal bars, clif bar, clif bars, nut bar, nut bars, müesliriegel, proteinriegel',
  },
  { has: ['MILK', 'GLUTEN'], may: ['NUT', 'EGG'], only: 'LINE', names: 'mars bar, mars bars' },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'NUT'],
    only: 'LINE',
    names: 'trésor chocolat noisette, trésor chocolat, trésor noisette, trésor lait',
  },
  { has: ['NUT'], only: 'LINE', names: 'trésor chocolat noisette, trésor noisette' },
  { may: ['GLUTEN'], only: 'LINE', names: 'pringles original, planted pulled' },
  // Bread, biscuits, decorations.
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      'boule campagne, pain campagne, jacquet hamburger, jacquet burger, harrys burger, harrys hamburger, buns burger, buns hamburger, bun burger, jacquet hot dog',
  },
  {
    has: ['GLUTEN', 'NUT', 'HONEY'],
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'biber, biber d’appenzell, biber appenzellois, appenzeller biber, biberfladen',
  },
  {
    may: ['INSECT'],
    only: 'LINE',
    names:
      'billes de sucre, perles en sucre, billes argentées, billes dorées, perles dorées, billes en sucre, vermicelles arc en ciel, paillettes de sucre, paillettes en sucre, décors sucre, décors de sucre, décor en sucre, confettis en sucre, étoiles en sucre, sprinkles',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'vermicelles au chocolat, vermicelles chocolat, vermicelles de chocolat, vermicelle au chocolat, vermicelle chocolat',
  },
  { only: 'LINE', names: 'vermicelles au chocolat noir, vermicelles chocolat noir' },
]);
