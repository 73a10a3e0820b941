import { combine, additions, type LexiconEntry } from '../types.js';

/** Dishes, sausages and pastries of Switzerland, by what their usual recipe adds to what their name says. */
export const swissDishes: readonly LexiconEntry[] = [
  // Sausages.
  {
    has: ['MEAT', 'MILK'],
    clearedBy: ['PLANT'],
    phrases: ['olma', 'saint galloise', 'saucisse blanche de saint gall', 'saucisse de saint gall'],
  },
  ...additions([
    // Dishes.
    { may: ['GLUTEN'], only: 'LINE', names: 'papet, papet aux poireaux, papet vaudois' },
    { may: ['MILK'], names: 'papet vaudois' },
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'assiette valaisanne, brisolée, brisolée royale, planchette valaisanne, assiette de la brisolée',
    },
    { has: ['MEAT', 'PORK'], only: 'LINE', names: 'planchette valaisanne, brisolée royale' },
    { may: ['MEAT', 'PORK'], only: 'LINE', names: 'tranche panée, tranches panées' },
    { has: ['GLUTEN'], only: 'LINE', names: 'tranche panée, tranches panées, soupe de chalet' },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names:
        'émincé zurichois, émincé à la zurichoise, émincé de veau à la zurichoise, soupe de chalet, ramequin au fromage, ramequins au fromage',
    },
    {
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names:
        "soupe d'orge, soupe à l'orge, soupe d'orge des grisons, soupe d'orge grisonne, soupe grisonne, bündner gerstensuppe, gerstensuppe",
    },
    { has: ['GLUTEN'], only: 'LINE', names: 'bündner gerstensuppe, gerstensuppe, soupe grisonne' },
    { has: ['MILK'], only: 'LINE', names: 'maluns' },
    // Dough: spätzli and their kin.
    {
      may: ['MILK'],
      only: 'LINE',
      names:
        'chnöpfli, chnöpflis, knepfle, knepfles, knoepfli, knöpfli, spaetzle, spaetzli, spatzle, spätzle, spätzli, spätzlis',
    },
    {
      has: ['MILK'],
      only: 'LINE',
      names: 'pot de blanc battu, g de blanc battu, gerberette, gerberettes, demi crème',
    },
    // Pastries and sweets.
    {
      may: ['MILK'],
      only: 'LINE',
      names: 'basler läckerli, biberli, läckerli, läckerli de bâle, leckerli',
    },
    { has: ['MILK', 'GLUTEN'], names: 'taillé aux greubons' },
    {
      has: ['MILK', 'EGG', 'GLUTEN'],
      only: 'LINE',
      names:
        'milanais de noël, spitzbub, spitzbube, spitzbuben, spitzbueb, milanais au citron, pain au vin cuit, prussien, prussiens',
    },
    {
      has: ['NUT', 'EGG', 'MILK', 'GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names:
        'tourte de zoug, tourte au kirsch, tourte au kirsch de zoug, zuger kirschtorte, zougoise',
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names:
        'gâteau aux carottes, gâteau de carottes, cake aux carottes, tourte aux carottes, tourte argovienne aux carottes',
    },
    {
      has: ['NUT', 'EGG', 'MILK'],
      only: 'LINE',
      names: 'japonais aux noisettes, tourte japonaise',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names: 'flûte au sel, flûtes au sel, flûtes au beurre, weggli, ballon au lait',
    },
    { has: ['MILK'], names: 'm drink, séré maigre', adds: false },
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'petit gala, petits gala, gala carré, fromage gala, bouchon vaudois, bouchons vaudois, britchon, le maréchal, fromage maréchal, meule de gomser, fromage gomser, glarner alpkäse, berner alpkäse, boîte chaude',
    },
    { has: ['GLUTEN'], only: 'LINE', names: 'pain tessinois, tessinois au levain' },
  ]),
  // The empty cases of « vol-au-vent ».
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    phrases: ['de', 'à', 'pour'].flatMap((link) =>
      combine('croûte, coque', 'vol au vent, bouchée, bouchée à la reine', link),
    ),
  },
];
