import { combine, entriesOf, phrases, type LexiconEntry } from './types.js';

const stuffable =
  'tomates, tomate, aubergines, aubergine, courgettes, courgette, poivrons, poivron, oignons, oignon, champignons, champignon, courges, courge, pommes de terre, pomme de terre, pâtissons, pâtisson, artichauts, artichaut, concombres, concombre, potimarron, piments, légumes, légume';

/** Bought stuffed vegetables: meat and often bread. */
const stuffed: LexiconEntry = {
  has: ['MEAT'],
  may: ['PORK', 'GLUTEN'],
  clearedBy: ['PLANT', 'PERMITTED_ANIMAL', 'FISH'],
  only: 'LINE',
  phrases: combine(stuffable, 'farci, farcie, farcis, farcies', ' '),
};
export const filledWithCheese = combine(
  stuffable,
  'farcies au, farcis au, farcie au, farci au',
  ' ',
).flatMap((name) =>
  phrases('fromage, fromage frais, fromage de chèvre, chèvre, chèvre frais').map(
    (filling) => `${name} ${filling}`,
  ),
);
const stuffedWithPlants: LexiconEntry = {
  only: 'LINE',
  phrases: combine(stuffable, 'farcies au, farcis au, farcie au, farci au', ' ').flatMap((name) =>
    phrases('riz, riz et aux légumes, légumes, quinoa').map((filling) => `${name} ${filling}`),
  ),
};

const stuffedWithCheese: LexiconEntry = {
  has: ['MILK'],
  may: ['GLUTEN'],
  only: 'LINE',
  phrases: filledWithCheese,
};

/** Products of Québec, Belgium and Romandie, by what they hold. */
export const localEntries: readonly LexiconEntry[] = [
  stuffed,
  stuffedWithPlants,
  stuffedWithCheese,
  ...entriesOf([
    {
      has: ['GLUTEN'],
      names: `
        farine tout usage, farine à tout usage, farine toutes fins, farine toute utilité, farine à pâtisserie, farine à pain, farine à levure incorporée, farine préparée, pain de fesse, pain croûté, ployes, ploye, marmite de sarson, sauce vh, knäcke, pain croquant, darvida, blévita, blevita
      `,
    },
    { has: ['GLUTEN'], only: 'LINE', names: 'marmite, pistolet, pistolets, sèche au lard' },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'sèche au lard, boulets à la liégeoise, plorine',
    },
    {
      has: ['MILK'],
      names: 'cheez whiz, cool whip, dream whip, velveeta, maquée, maton, sucre à la crème',
    },
    { has: ['MILK', 'GLUTEN'], names: 'kraft dinner, dîner kraft, tarte au maton' },
    { has: ['EGG', 'GLUTEN'], names: 'tarte au maton' },
    { has: ['GLUTEN'], names: 'craquelin liégeois, craquelin au sucre' },
    { may: ['MILK', 'EGG'], names: 'craquelin liégeois, craquelin au sucre, sèche au lard' },
    { has: ['EGG'], names: 'sauce brésil, sauce brazil, sauce bicky, sauce hannibal' },
    { may: ['GLUTEN'], names: 'sauce bicky, sauce hannibal' },
    { has: ['MEAT', 'EGG'], only: 'LINE', names: 'g de préparé, kg de préparé' },
    {
      has: ['SHELLFISH'],
      names:
        'black tiger, crevette tigre, crevettes tigre, obsiblue, clamato, bourgot, bourgots, jus de palourde, jus de palourdes',
    },
    {
      has: ['FISH'],
      names:
        'touladi, filet de doré, filets de doré, doré jaune, doré noir, grand corégone, crapet',
    },
    { has: ['GELATINE'], names: 'cuberdon, cuberdons' },
    { may: ['MEAT', 'PORK'], names: 'shortening' },
    { may: ['MEAT', 'PORK'], only: 'LINE', names: 'émulsifiant, émulsifiants' },
    { names: 'shortening végétal' },
    {
      has: ['MEAT', 'PORK'],
      names: 'fesse de jambon, fesse de porc, jambon toupie, épaule picnic',
    },
    { has: ['MEAT', 'PORK'], names: 'potjesvlees, potjevlees, flocons de jambon' },
    { has: ['FISH'], names: 'flocons de thon, flocons de saumon' },
    { has: ['MEAT'], names: 'contre filet, contrefilet, fesse de veau' },
    { has: ['MEAT'], may: ['PORK', 'GLUTEN'], only: 'LINE', names: 'boulet, boulets' },
    { may: ['GLUTEN'], names: 'boulet liégeois, boulets liégeois, boulets à la liégeoise' },
    { has: ['GELATINE'], names: 'enveloppe de knox, gélatine knox' },
    { has: ['MILK'], may: ['EGG', 'GLUTEN'], names: 'pouding, poudings, pouding chômeur' },
    { has: ['GLUTEN'], may: ['MILK', 'EGG'], names: 'croûte à tarte, croûtes à tarte, nic nac' },
    { has: ['GLUTEN', 'MILK', 'EGG'], names: 'lacquemant, lacquemants' },
    { has: ['GLUTEN'], may: ['MILK', 'EGG', 'NUT'], only: 'LINE', names: 'croquet, croquets' },
    { may: ['MILK', 'NUT'], only: 'LINE', names: 'pot de choco' },
    { may: ['GLUTEN', 'ALCOHOL'], names: 'moutarde de bénichon' },
    {
      has: ['MEAT'],
      names: 'smoked meat, pointe de culotte, culotte de bœuf, noix de ris de veau',
    },
    {
      has: ['MEAT'],
      may: ['PORK'],
      clearedBy: ['PERMITTED_ANIMAL'],
      only: 'LINE',
      names: '1 sous noix, g de sous noix, kg de sous noix, noix de joue, noix de basse côte',
    },
    {
      has: ['GLUTEN'],
      names:
        'pâte kadaïf, pâte à kadaïf, g de kadaïf, paquet de kadaïf, g de kataïf, paquet de kataïf',
    },
    { may: ['MILK'], names: 'accras, acras, accra de morue, accras de morue, acras de morue' },
    {
      may: ['ALCOHOL'],
      names: `
        arôme de fleur d'oranger, arôme fleur d'oranger, arôme naturel de fleur d'oranger, extrait de fleur d'oranger, extrait de fleurs d'oranger, essence de fleur d'oranger, arôme de rose, arôme rose, arôme naturel de rose, essence de rose, essence de bergamote, arôme de bergamote, extrait de bergamote, essence de citron, essence de menthe, essence de violette, arôme de violette, arôme violette, arôme de jasmin, arôme jasmin, extrait de jasmin, arôme de lavande, essence de lavande, extrait de lavande, arôme d'eau de rose, arôme de cannelle, extrait de cannelle, essence de cannelle, essence d'érable, arôme d'érable, extrait d'érable
      `,
    },
    {
      names: `
        saint flour, st flour, fève rognon, fèves rognons, pollen de fenouil, poudre à pâte, soda à pâte, blé d'inde, épi de blé d'inde, farine de blé d'inde, fécule de blé d'inde, têtes de violon, tête de violon, crosses de fougère, thé du labrador, tire d'érable, tire sur la neige, beurre d'érable, marmite d'eau, petite marmite, grande marmite, grosse marmite, marmite en fonte, cornet de frites, cornet de marrons
      `,
    },
  ]),
];
