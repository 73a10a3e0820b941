import { combine, entriesOf, type LexiconEntry } from '../types.js';

const chocolateMakers =
  "côte d'or, milka, lindt, cailler, frey, nestlé, villars, poulain, suchard, ritter sport, alter eco, ethiquable, chocolat, tablette";

/** Cakes, biscuits, chocolates and sweets by the name on the packet. */
export const shelfSweet: readonly LexiconEntry[] = entriesOf([
  { has: ['NUT'], names: 'pigne, pignes, pignes de pin, amendes effilées, amendes en poudre' },
  {
    has: ['MILK', 'NUT'],
    only: 'LINE',
    names: `
        giandujotto, giandujotti, gianduiotto, gianduiotti, femina, cailler femina, boîte de femina, branches frey, branche frey, giotto, giotto bonbon, merci chocolats, merci finest, boîte de merci, prügeli, munz prügeli, pavé de genève, pavés de genève, basler pralinés, noxana, frey noxana, branche classique, branches classiques, truffes läderach, toffifee, mozartkugel, mozartkugeln, mozart kugel, mozart kugeln, pyrénéens, bouchée côte d'or, côte d'or bouchée, bouchées côte d'or, 1848 praliné, poulain praliné
      `,
  },
  {
    has: ['MILK', 'NUT'],
    only: 'LINE',
    names: combine(
      chocolateMakers,
      'lait noisettes, lait noisette, lait amandes, lait amande, lait entier noisettes, au lait noisettes, lait et noisettes, lait praliné',
      ' ',
    ).join(', '),
  },
  {
    has: ['GLUTEN', 'NUT'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: `
        amandine aux poires, amandine poire, amandine poires, amandine chocolat, amandine pistache, tartelette amandine, tartelettes amandine, 1 amandine, 2 amandines, 4 amandines, 6 amandines, tourte de linz, tourte linz, bakewell tart, torte aux noix, torte aux noix des grisons, torte aux noix d'engadine, qatayef, qataïf, nussstängeli, nussstangen, mandelbärli, mandelbärli biscuits, croquets de bordeaux, navettes aux amandes, navette aux amandes
      `,
  },
  {
    has: ['GLUTEN', 'NUT', 'MILK'],
    only: 'LINE',
    names: '=florentins, kambly florentins, florentins au chocolat',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: `
        =bn, paquet de bn, thé lu, palmitos lu, palmito lu, gaufrettes palmito, barquettes lulu, barquette lulu, galettes st michel, st michel, saint michel galettes, gâteau marbré, cake marbré, 1 marbré, tranche de marbré, part de marbré, marbré au chocolat, marbré chocolat, marbré brossard, drop scones, prince goût chocolat, prince stars, prince chocolat, ourson lu, oursons lu, lulu l'ourson, monaco belin, crackers monaco, croustilles fromage, croustilles belin, mister cookie, pepperidge, pepperidge farm, whaou, crêpes whaou, palets st michel, maritozzi, maritozzo, malasadas, malasada, whoopie pies, whoopie pie, gâteau des rois, galette briochée, galettes briochées, suisse au chocolat, suisses au chocolat, prosper, pain d'épices prosper, vandame, roudor, galettes pont aven, bjorg fourrés, p'tit déj, petit déj lu, cremeschnitte, cremeschnitten, crèmeschnitte, öpfelchüechli, schlorzifladen, laugengipfel, salée aux pruneaux, choco petit beurre, michel et augustin, pelletier biscottes au lait, galettes bonne maman, bonne maman galettes, navettes de marseille, navettes provençales, navettes à la fleur d'oranger, torte
      `,
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    only: 'LINE',
    names:
      '=celebrations, boîte de celebrations, mahony, toblerone mahony, poulain 1848, poulain lait, poulain au lait, 1848 lait',
  },
  { has: ['GLUTEN'], only: 'LINE', names: '=celebrations' },
  { may: ['MILK'], only: 'LINE', names: 'cémoi, chocolat poulain, poulain chocolat' },
  {
    only: 'LINE',
    names:
      'poulain poudre, poulain grand arôme, poudre poulain, poulain noir, chocolat poulain noir, cémoi noir',
  },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: 'colonel, coupe colonel, sorbet colonel',
  },
  {
    has: ['GLUTEN', 'MILK', 'ALCOHOL'],
    may: ['EGG', 'NUT'],
    only: 'LINE',
    names: 'schwarzwälder kirschtorte, schwarzwälder torte, schwarzwälderkirschtorte',
  },
  { only: 'LINE', names: "esquimau à l'eau, esquimaux à l'eau, glace à l'eau, glaces à l'eau" },
  {
    has: ['GELATINE'],
    only: 'LINE',
    names:
      'croco haribo, crocos, croco, trolli, bonbons fini, fini bonbons, knox, gélatine knox, dentiers bonbons, dentiers, bouteilles cola haribo, malabar bonbon',
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['NUT'],
    only: 'LINE',
    names: 'mikado, mikado chocolat, mikado chocolat lait, mikado lait',
  },
  {
    may: ['INSECT'],
    only: 'LINE',
    names:
      'vermicelles colorés, vermicelles de couleur, vermicelles en sucre, vermicelles de sucre, vermicelle en sucre, vermicelle de sucre, billes colorées, perles de sucre colorées, sucre coloré, décors en sucre, décorations en sucre, décoration en sucre, perles de sucre, perles argentées, paillettes alimentaires, colorant rouge, colorant alimentaire rouge, colorant rose',
  },
  { has: ['GLUTEN', 'MILK'], only: 'LINE', names: 'milchbrötli, milchbrötchen' },
]);
