import { additions, combine, entriesOf, type LexiconEntry } from '../types.js';

const fruits =
  'pommes, poires, citron, citrons, citron vert, orange, framboises, fraises, myrtilles, abricots, pêches, prunes, cerises, fruits, fruits rouges, yaourt, carottes, coco, café, marrons, châtaignes, amandes, noisettes, noix';
const fruitsAlone =
  'pomme, poire, citron, orange, framboise, fraise, myrtille, abricot, cerise, choco, chocolat, coco, amande, noisette, noix, marron, châtaigne';
const softCakes = [
  ...combine('moelleux', 'caramel', 'à'),
  ...combine('moelleux', 'caramel', ' '),
  ...combine('moelleux, fondant, moelleux fondant', fruits, 'à'),
  ...combine('moelleux, fondant', fruitsAlone, ' '),
].join(', ');

/** Cheeses that bear the name of a brewery's beer. */
export const cheesesNamedAsABeer =
  'chimay vieux, vieux chimay, chimay poteaupré, poteaupré, chimay grand cru, chimay grand classique, chimay doré, grand classique chimay, chimay au lait cru, chimay tradition';
/** « Croque-monsieur » with another meat than ham. */
export const croquesOfABird = [
  ...combine(
    'croque monsieur, croque madame, croque, croques, croques monsieur',
    'dinde, poulet, volaille, jambon de dinde, jambon de poulet, jambon de volaille, blanc de dinde, blanc de poulet',
    'à',
  ),
  ...combine(
    'croque monsieur, croque madame, croque, croques, croques monsieur',
    'dinde, poulet, volaille, jambon de dinde, jambon de poulet, blanc de dinde, blanc de poulet',
    ' ',
  ),
  ...combine('croque monsieur, croque, croques', 'dinde, poulet, volaille'),
].join(', ');
export const martinoSauces = 'sauce martino, sauce au martino, sauce mammouth, sauce mammoet';
export const foldedBreads = 'pain plié, pains pliés';
export const oystersOfAPlace = 'huître d’isigny, huîtres d’isigny, moules d’isigny';
export const cheesesNamedAsABall = 'boulette de nivelles, boulettes de nivelles';

/** Names of Belgium, the North, Brittany and Normandy with what they hold by their usual recipe. */
export const northernNames: readonly LexiconEntry[] = [
  ...additions([
    // Raw beef, mayonnaise, and the bread it is spread on.
    {
      has: ['MEAT', 'EGG'],
      only: 'LINE',
      names:
        'américain nature, américain maison, américain du boucher, américain assaisonné, américain bien assaisonné, américain relevé, américain haché, haché américain, américain préparé maison, g américain, g d’américain, kg d’américain, portion d’américain, barquette d’américain, ravier d’américain, tartine américain, tartines américain, tartine à l’américain, baguette américain, pistolet américain, demi baguette américain, martino, martinos, américain martino, cannibale, cannibales, toast cannibale, toasts cannibales, sandwich cannibale, tartine cannibale',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names:
        'martino, martinos, cannibale, cannibales, toast cannibale, toasts cannibales, sandwich cannibale, tartine cannibale, tartine américain, tartines américain, baguette américain, pistolet américain',
    },
    // Fried snacks of the friterie.
    {
      has: ['MEAT', 'PORK', 'GLUTEN'],
      only: 'LINE',
      names:
        'viandelle, viandelles, mexicano, mexicanos, crizly, crizlys, nasischijf, nasi schijf, bamischijf, bami schijf, berenpoot, berenklauw, bereklauw, berehap, sitostick, sitosticks, loempidel, loempidels, loempidelle, picanto, picantos, lucifer friterie, kipcorn porc',
    },
    {
      may: ['EGG'],
      only: 'LINE',
      names: 'nasischijf, nasi schijf, bamischijf, bami schijf, loempidel, loempidels, loempidelle',
    },
    {
      has: ['MEAT', 'GLUTEN'],
      may: ['PORK', 'MILK', 'EGG'],
      only: 'LINE',
      names: 'poulycroc, poulycrocs, ragouzi, ragouzis, bitterballen, bitterbal, kipcorn, kip corn',
    },
    {
      has: ['MILK', 'GLUTEN'],
      may: ['EGG'],
      only: 'LINE',
      names: 'cheese crack, cheese cracks, cheesecrack, cheesecracks, kaassoufflé',
    },
    {
      has: ['MEAT', 'PORK'],
      may: ['GLUTEN', 'MILK', 'EGG'],
      only: 'LINE',
      names:
        'tripe à l’djote, tripes à l’djote, tripe al djote, tripes al djote, matoufet, matoufets',
    },
    {
      has: ['EGG', 'GLUTEN', 'MILK'],
      only: 'LINE',
      names: 'matoufet, matoufets, tarte à l’djote, tarte à la djote',
    },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names:
        'salade de liège, canadas aux rousses, pommes de terre aux rousses, bara kig, chotenn, cervelas de dieppe',
    },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'canadas aux rousses, pommes de terre aux rousses, bara kig',
    },
    {
      has: ['MEAT'],
      may: ['PORK', 'GLUTEN', 'EGG'],
      only: 'LINE',
      names: 'ballekes, balleke, balekes, bouletten, vogelnest, vogelnestje, vogelnestjes',
    },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'pipe d’ardenne, pipes d’ardenne, collier d’ardenne, noix d’ardenne',
    },
    { may: ['MEAT', 'PORK'], only: 'LINE', names: 'bayenne, bayenne ardennaise' },
    { has: ['MEAT'], only: 'LINE', names: 'filet pur, filets purs, filet pur de bœuf' },
    {
      may: ['MILK', 'ALCOHOL'],
      only: 'LINE',
      names:
        'côte de veau normande, côtes de veau normandes, escalope de veau normande, escalopes de veau normandes, filet mignon normand, filet mignon de porc normand, rôti de veau normand, rôti de porc normand, lapin normand, poulet normand, omelette normande, omelette à la normande',
    },
    // Sauces of blood and wine, of mussels and cream.
    {
      may: ['ALCOHOL', 'GLUTEN', 'MILK'],
      only: 'LINE',
      names:
        'rouennaise, sauce rouennaise, canard rouennaise, brabançonne, ostendaise, sauce ostendaise',
    },
    {
      has: ['SHELLFISH'],
      only: 'LINE',
      names: 'sole à l’ostendaise, soles à l’ostendaise, sauce ostendaise',
    },
    { has: ['MEAT'], only: 'LINE', names: 'canard à la rouennaise, lucullus de valenciennes' },
    { has: ['MILK'], only: 'LINE', names: 'lucullus de valenciennes' },
    {
      has: ['MEAT', 'PORK', 'MILK'],
      may: ['ALCOHOL', 'GLUTEN'],
      only: 'LINE',
      names: 'caghuse, caqhuse',
    },
    // Cheeses.
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'crotte de herve, crottes de herve, bouquet des moines, boule de lille, gros lille, sorbais, mignon maroilles, mignon de maroilles, monceau maroilles, =dauphin, graval, belval, trappe de belval, guerbigny, bondon, bondons, petit lisieux, père joseph, beauvoorde, brugge vieux, brugge or, brugge oud, oud brugge, vieux bruges, rouchefort, plattekees, plattekaas, pottekees, pottekaas, fromage nazareth, nazareth light, nazareth fromage, pavé bleu, deauville fromage, fromage deauville, pavé de deauville, bordier, beurre bordier, margarine solo, beurre solo, solo beurre, solo margarine, g de solo, g solo',
    },
    {
      has: ['MILK'],
      may: ['GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names: 'val dieu, abbaye du val dieu',
    },
    // Cakes and breads.
    {
      has: ['GLUTEN', 'EGG', 'MILK'],
      only: 'LINE',
      names: `${softCakes}, fondant breton, fondants bretons, fondant baulois, fondants baulois, marbré maison, marbré vanille, marbré vanille chocolat, marbré chocolat vanille, marbré choco, marbré choco vanille, marbré breton, marbré de savoie, marbré papy brossard, marbré brossard, marbré citron, marbrés individuels, petits marbrés, mini marbrés`,
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK'],
      only: 'LINE',
      names:
        'petit nantais, petits nantais, =farz, farz buen, farz forn, farz pitilig, farz gwinizh, gwastell, pastell breton, gochtial, gochtiale, gochtials, galette de liège, galettes de liège, bodding, boding, boddings, bodding bruxellois, bouquette, bouquettes, boûkète, boûkètes, libouli, tarte au libouli, tarte libouli, tarte à libouli, mattentaart, mattentaarten, mattentarte, carré confiture, carrés confiture, carré à la confiture, rombosse, rombosses, brasillé, brasillés, brasillé normand, cochelin, cochelins, duchesse de rouen, duchesses de rouen, bisteu, rabotte, rabottes, rabote picarde, talibur, taliburs, dartois, croustillons, smoutebol, smoutebollen, oliebol, oliebollen, misérable, misérables, misérable bruxellois, pain d’alost, lukken, lukkens, amandelbrood, boule de linz, boules de linz, tarte de verviers, gâteau de verviers, melo cake, melo cakes, melocake, melocakes, léo milka, milka léo, gaufrette léo, flamique, flamiques, lacquements, tarte au stofé, tarte stofé, javanais au café, gâteau javanais, 1 javanais',
    },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names: 'far de quimper, croustillons, smoutebol, smoutebollen, duchesse de rouen',
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names:
        'mattentaart, mattentaarten, mattentarte, amandelbrood, léo milka, milka léo, gaufrette léo, tarte au maton, tarte au maton de grammont, tarte au matton, tarte maton, matton, tarte au stofé, tarte stofé, dartois, misérable, misérables, misérable bruxellois, duchesse de rouen, duchesses de rouen, larmes de jeanne d’arc, javanais au café, gâteau javanais, 1 javanais',
    },
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'hettekees, ettekees, ettekeis, hettekeis, cassette de beaumont, bètchéye, betchée, chokotoff, chokotoffs, chuque, chuques, babelaire, babelaires, léo milka, milka léo, matton, mattons, stofé, stoffé',
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK'],
      only: 'LINE',
      names: 'tarte au matton, tarte maton, tarte matton, tarte aux mattons',
    },
    {
      may: ['EGG', 'MILK'],
      only: 'LINE',
      names:
        'galette de froment, galettes de froment, galette froment, galettes froment, pâte à galettes de froment, pâte à galette de froment',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names: 'galette de froment, galettes de froment, galette froment, galettes froment',
    },
    {
      has: ['GLUTEN'],
      may: ['HONEY', 'MILK'],
      only: 'LINE',
      names: 'couque de rins, couques de rins, couque de reims',
    },
    // Chocolate: the spread, the filled sweets, the grains.
    {
      has: ['MILK'],
      may: ['NUT'],
      only: 'LINE',
      names:
        'choco delhaize, choco boni, choco aldi, choco à tartiner, pot de choco, tartine au choco, tartines au choco, tartine choco, tartines choco, tartine de choco, pâte choco, pâte à tartiner choco, choco noisette, choco noisettes, pistolet choco, pistolet au choco',
    },
    {
      has: ['MILK', 'NUT'],
      only: 'LINE',
      names:
        'praline fourrée, pralines fourrées, boîte de pralines, ballotin de pralines, assortiment de pralines, pralines assorties, praline assortie, pralines leonidas, pralines neuhaus, pralines godiva, pralines corné, pralines guylian, pralines en chocolat, pralines au chocolat, quinquin, quinquins',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names:
        'pralines noires, pralines chocolat noir, hagelslag, hagelslag chocolat, larmes de jeanne d’arc',
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['EGG'],
      only: 'LINE',
      names: 'prince choco, princes choco, prince goût choco',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names:
        'nounours guimauve, nounours en guimauve, nounours guimauve chocolat, oursons guimauve, oursons en guimauve, ours guimauve, ours en guimauve, ourson guimauve, nounours à la guimauve',
    },
    { may: ['GELATINE'], only: 'LINE', names: 'melo cake, melo cakes, melocake, melocakes' },
    { has: ['GELATINE'], only: 'LINE', names: 'neuzekes, neuzeke, neuzekes gantois' },
    // Drinks.
    {
      has: ['ALCOHOL', 'GLUTEN'],
      only: 'LINE',
      names:
        'rodenbach, westvleteren, trappiste rochefort, trappistes rochefort, rochefort 6, rochefort 8, rochefort 10, bière de rochefort, koninck, bolleke, bertinchamps, moinette, paix dieu, petrus bière, bière petrus, petrus brune, brugse zot, saint feuillien, st feuillien, gouden carolus, carolus, 3 monts, trois monts, anosteké, coreff, bière lancelot, cervoise lancelot, lancelot bière, bière telenn, telenn, philomenn, cuvée des jacobins, straffe hendrik',
    },
    {
      has: ['ALCOHOL'],
      only: 'LINE',
      names: 'maitrank, maitrunk, maiwein, maibowle, halbi, bistouille, bistouilles',
    },
  ]),
  ...entriesOf([
    {
      has: ['MILK'],
      only: 'LINE',
      names: `${cheesesNamedAsABeer}, ${cheesesNamedAsABall}`,
    },
    { has: ['MEAT'], only: 'LINE', names: 'filet d’anvers, filets d’anvers, filet d’anvers fumé' },
    {
      has: ['MEAT', 'MILK', 'GLUTEN'],
      only: 'LINE',
      names: croquesOfABird,
    },
    { may: ['EGG'], only: 'LINE', names: martinoSauces },
    { has: ['GLUTEN'], only: 'LINE', names: `${foldedBreads}, bara segal` },
    { has: ['SHELLFISH'], only: 'LINE', names: oystersOfAPlace },
    // The fruit, a place, a shape, and the sweets that hold none of it all.
    {
      names:
        'papaye solo, papayes solo, portion solo, portions solo, format solo, pot solo, bêtises, bêtise de cambrai, sottises de valenciennes, sottise de valenciennes, skittles, skittle, pâtes dauphin, corin, corin d’abricots, corin d’abricot, corin de pommes, corin de prunes, corin de pruneaux',
    },
  ]),
];
