import type { Trait } from '../types.js';

/** What a word for many foods, avoided, stands for. */
export interface AvoidedFamily {
  names: string;
  /** All that certainly or possibly holds it, as the restrictions have it. */
  traits?: readonly Trait[];
  /** A family of the lexicon. */
  family?: string;
  /** Foods, each avoided as if it had been named. */
  members?: string;
}

export const avoidedFamilies: readonly AvoidedFamily[] = [
  { names: 'fruits de mer', traits: ['SHELLFISH'] },
  {
    names: 'mollusque, coquillage',
    members:
      '=moules, huître, saint jacques, calamar, seiche, poulpe, escargot, palourde, =coques, bulot, bigorneau, praire, couteau de mer, vongole, ormeau, coquillages',
  },
  { names: 'crustacé', members: 'crevette, homard, crabe, surimi, cigale de mer, écrevisse' },
  { names: 'poisson', traits: ['FISH'] },
  { names: 'viande', traits: ['MEAT'] },
  { names: 'viande rouge', members: 'bœuf, agneau, cheval, gibier, veau' },
  { names: 'viande blanche', members: 'poulet, dinde, lapin, veau, porc' },
  { names: 'volaille', members: 'poulet, dinde, canard, pintade, oie, caille, gésier' },
  { names: 'porc, cochon, porcin, schwein, pork, viande de porc', traits: ['PORK'] },
  {
    names: 'charcuterie',
    family: 'charcuterie',
    members:
      'jambon, saucisse, lardon, pâté de campagne, terrine, rillettes, mortadelle, salami, viande séchée, viande des grisons, bündnerfleisch, bresaola',
  },
  {
    names: 'abat, triperie',
    members:
      'foie, rognon, cervelle, tripes, gésier, ris de veau, langue de bœuf, andouillette, tête de veau, joue de bœuf, amourettes, moelle, pied de porc, museau',
  },
  { names: 'fromage', family: 'fromage' },
  {
    names: 'produit laitier, laitage, lactose, lait, lait de vache, lait animal, protéine de lait',
    traits: ['MILK'],
  },
  { names: 'gluten, blé, froment', traits: ['GLUTEN'] },
  { names: 'alcool, boisson alcoolisée', traits: ['ALCOHOL'] },
  {
    names:
      'fruit à coque, fruits à coques, noix et arachide, fruit à écale, fruit oléagineux, oléagineux',
    traits: ['NUT'],
  },
  { names: 'œuf, blanc d’œuf, jaune d’œuf', traits: ['EGG'] },
  { names: 'gélatine', traits: ['GELATINE'] },
  { names: 'miel', traits: ['HONEY'] },
  { names: '=pâtes, nouille', family: 'pâtes' },
  {
    names: 'agrume',
    members:
      'citron, orange, pamplemousse, kumquat, yuzu, bergamote, main de bouddha, combava, cédrat',
  },
  {
    names: 'légumineuse, légume sec',
    members: 'lentille, pois chiche, haricot rouge, fève, pois cassé, soja, lupin, petit pois',
  },
  {
    names: 'crucifère',
    members: 'chou, navet, radis, roquette, cresson, moutarde, raifort, rutabaga, brocoli',
  },
  {
    names: 'solanacée',
    members: 'tomate, poivron, aubergine, pomme de terre, piment, baie de goji',
  },
  {
    names:
      '=épicé, =épicés, =épicée, =épicées, plat =épicé, plat =épicés, piquant, plat piquant, pimenté, plat pimenté, plat relevé, nourriture =épicée, cuisine =épicée',
    members: 'piment, wasabi, raifort',
  },
  {
    names: '=salade, =salades, salade verte, feuille de salade, salade en feuilles',
    members: 'laitue, mâche, roquette, cresson, mesclun, pourpier, endive',
  },
  {
    names: 'légume racine',
    members:
      'carotte, panais, navet, betterave, céleri rave, rutabaga, topinambour, radis, salsifis',
  },
  {
    names: 'céréale',
    traits: ['GLUTEN'],
    members: 'riz, maïs, avoine, sarrasin, millet, quinoa, sorgho',
  },
  {
    names: 'fruit, fruit frais',
    members:
      'pomme, poire, coing, banane, fraise, framboise, myrtille, mûre, cassis, groseille, cerise, prune, pruneau, mirabelle, abricot, pêche, raisin, figue, datte, melon, pastèque, kiwi, mangue, ananas, papaye, litchi, grenade, orange, citron, pamplemousse, rhubarbe, canneberge',
  },
  {
    names: 'légume',
    members:
      'carotte, panais, navet, betterave, radis, oignon, poireau, chou, brocoli, chou fleur, épinard, blette, salade verte, endive, courgette, aubergine, poivron, tomate, concombre, courge, haricot vert, petit pois, fenouil, céleri, artichaut, asperge, champignon, topinambour, salsifis',
  },
  {
    names: 'légume vert',
    members:
      'haricot vert, épinard, brocoli, petit pois, courgette, blette, chou, poireau, asperge, artichaut',
  },
  { names: 'baie', members: 'fruits des bois, fruits rouges' },
  { names: 'fruit à noyau', members: 'abricot, pêche, cerise, prune, mangue' },
  { names: 'fruit à pépins', members: 'pomme, poire, coing' },
  {
    names: 'féculent',
    members:
      'pomme de terre, riz, pain, polenta, quinoa, boulgour, semoule, lentille, pois chiche, haricot rouge, patate douce, manioc',
    family: 'pâtes',
  },
  {
    names: 'sucrerie, friandise, confiserie',
    members: 'bonbon, caramel, nougat, guimauve, chocolat, dragée, sucette, réglisse',
  },
  {
    names: 'fast food, malbouffe',
    members: 'hamburger, burger, nuggets, frites, kebab, hot dog, tacos',
  },
  { names: 'fromage à pâte persillée, fromage persillé', members: 'fromage bleu' },
  {
    names: 'viande hachée',
    members:
      'steak haché, de haché, boulette, kefta, hamburger, burger, bolognaise, hachis, bœuf haché, farce de viande',
  },
];
