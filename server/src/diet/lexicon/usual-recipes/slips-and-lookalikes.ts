import { entriesOf } from '../types.js';

/** Right words that in a kitchen only make sense as a slip. */
export const slips = entriesOf([
  { has: ['ALCOHOL'], names: 'pore au vin, vain blanc, vain rouge, vin blan, vins blanc' },
  {
    has: ['MEAT', 'PORK'],
    names: 'côte de pore, côtes de pore, échine de pore, filet de pore, rôti de pore',
  },
  { has: ['FISH'], may: ['SCALELESS_FISH'], names: 'filet de poison, filets de poison' },
  { has: ['MILK'], names: '=compté, =conté, cl de laid, lben, litre de laid, mozarella, parmezan' },
  { has: ['MILK'], only: 'LINE', names: 'fromage bleu, g de bleu, morceau de bleu' },
  { has: ['GLUTEN'], names: 'semoulle' },
  { has: ['MILK'], names: 'formage, formages' },
  { has: ['EGG'], names: 'eoufs, eouf, oeusf, oefus, oufs, ouefs, ouef, oeuffs, eufs' },
  {
    has: ['MILK'],
    names:
      'lapin en chocolat, lapin en chocolat au lait, lapins en chocolat, lapins en chocolat au lait',
  },
  { has: ['GLUTEN'], names: 'pot de yaourt de farine, pots de yaourt de farine' },
  { has: ['NUT'], names: 'cacah, cacahs, cahuète, cahuètes' },
  { has: ['NUT'], names: 'amende en poudre, amendes en poudre, noisete, noisetes' },
]);

/** Names that borrow the word of a forbidden thing for another sense. */
export const borrowedNames = entriesOf([
  {
    names: `
      herbe à maggi, rayon poisson, rayon poissons, rayon boucherie, teff en farine, teff brun en farine, champignons poulet des bois, moelle de sureau, val de travers, amandine à chair ferme, dashi de kombu, échalote cuisse de poulet, échalotes cuisse de poulet, brède chouchou, brèdes chouchou, feuille de bois d'inde, feuilles de bois d'inde, bois d'inde, gaufre de riz, gaufres de riz, pâte d'aji, carré de chocolat noir, carrés de chocolat noir, p de terre, taco shells au maïs, barba di frate, bêtises de cambrai, berlingots de carpentras, bouquet de provence, caissettes à muffins, caissettes à cupcakes, moules à muffins, chocolat de couverture noir, fixe chantilly, stabilisateur de chantilly, poudre à pudding, poudre à flan, poudre impériale, pot de yaourt de sucre, pots de yaourt de sucre, pot de yaourt d'huile, pots de yaourt d'huile, pot de yaourt de fécule, prune président, prunes président, fraise charlotte, fraises charlotte, tomate saint pierre, tomates saint pierre, tomate steak, tomates steak, tomate beefsteak, tomates beefsteak, radis serpent, patates à purée, pommes de terre à purée, racine de gentiane, cornette de bordeaux, cenelle, cenelles, en tagliatelles, épices à couscous, épices à pain d'épices, fleur de guimauve, groseilles à maquereau, groseilles à maquereaux, purée de châtaignes, purée de marrons, hachis d'ail, hachis de persil, haricot rognon, haricots rognons, lapin en chocolat noir, moutarde à l'ancienne au vin blanc, noisette de concentré, pain de tofu, petits gris tricholomes, poivron corne de bœuf, poivrons corne de bœuf, racine de guimauve, riz à risotto, riz au lait de coco, riz pour risotto, spaghetti de mer
    `,
  },
]);
