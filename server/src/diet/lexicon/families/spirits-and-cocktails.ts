import { entriesOf, type LexiconEntry } from '../types.js';

/** Spirits, cocktails, wines and beers by the names of a card or of a place, which other lists don't have. */
export const spiritsAndCocktails: readonly LexiconEntry[] = entriesOf([
  { has: ['ALCOHOL'], names: 'alcoolisé, alcoolisée' },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: `
      mint julep, julep, ponche, ponche caballero, sidecar, gimlet, tom collins, john collins, paloma, dark and stormy, dark n stormy, french 75, boulevardier, sazerac, singapore sling, zombie cocktail, hurricane cocktail, aviation cocktail, bramble cocktail, gin fizz, sloe gin fizz, gin basil smash, basil smash, penicillin cocktail, paper plane, vesper martini, rusty nail, harvey wallbanger, screwdriver, sea breeze, pornstar martini, porn star martini, hot toddy, canchanchara, painkiller, feuerzangenbowle, erdbeerbowle, sbagliato, negroni sbagliato, kamikaze cocktail, corpse reviver, last word cocktail, rum swizzle, communard, tinto de verano, calimocho, kalimotxo, rebujito, agua de valencia, clericot, terremoto
    `,
  },
  { has: ['ALCOHOL'], may: ['EGG'], only: 'LINE', names: 'white lady, whiskey sour, whisky sour' },
  { has: ['ALCOHOL', 'EGG'], only: 'LINE', names: 'clover club, ramos gin fizz' },
  {
    has: ['ALCOHOL', 'MILK'],
    only: 'LINE',
    names:
      'brandy alexander, mudslide, coquito, amarula, sheridan’s, crème irlandaise, liqueur de crème irlandaise, crema de orujo, grasshopper cocktail',
  },
  {
    has: ['ALCOHOL', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'ponche crema, rompope, bombardino',
  },
  { has: ['ALCOHOL', 'EGG'], may: ['MILK'], only: 'LINE', names: 'eierlikör' },
  { has: ['ALCOHOL', 'HONEY'], only: 'LINE', names: 'bärenjäger' },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: `
      arrack, feni, toddy, sodabi, koutoukou, bangui, bandji, tchapalo, dolo, pulque, sotol, raicilla, bacanora, singani, guaro, clairin, chicha de jora, centerbe, mirto di sardegna, liqueur de myrte, verre de farigoule, farigoule de forcalquier, thymoline, cédratine, limoncino, amaro montenegro, ramazzotti, unicum, becherovka, slivovice, tsipouro, tsikoudia, thibarine, doppelkorn, himbeergeist, kräuterlikör, vana tallinn, horilka, nalewka, élixir de chartreuse, élixir végétal de la chartreuse, hierbas ibicencas, anis del toro, anís del mono, ginja, medronho, poncha, poncha de madère, élixir d'anvers, hasseltse, henri bardouin, fine bretagne, fine de bretagne, velho barreiro, lao lao, lao-lao, mekong whisky, rượu, tuak, sloe gin
    `,
  },
  { has: ['NUT'], may: ['ALCOHOL'], only: 'LINE', names: 'brou de noix' },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: `
      château musar, château lafite, château latour, château yquem, château d'yquem, château haut-brion, château palmer, château angélus, château-grillet, château grillet, saint-amour, saint amour 2019, côtes du marmandais, côte du marmandais, régnié, auxey-duresses, monthélie, irancy, coteaux du giennois, saint-nicolas de bourgueil, cour-cheverny, jasnières, lussac saint-émilion, sainte-croix-du-mont, côtes de castillon, castillon côtes de bordeaux, tursan rouge, tursan blanc, tursan rosé, saint-mont, saint-mont rouge, brulhois, pécharmant, saussignac, montravel, cabardès, malepère, cairanne, vinsobres, saint-joseph, saint-péray, grignan-les-adhémar, ajaccio rouge, ajaccio blanc, ajaccio rosé, vin de sartène, côtes catalanes, pays d'oc rouge, pays d'oc blanc, pays d'oc rosé, igp pays d'oc, côtes de bergerac, côtes roannaises, côte roannaise, côtes du forez, côtes d'auvergne, saint-pourçain, châteaumeillant, touraine sauvignon, touraine gamay, touraine rouge, aloxe-corton, savigny-lès-beaune, beaune premier cru, clos de vougeot, romanée-conti, échezeaux, chambolle-musigny, morey-saint-denis, bouzeron, montagny premier cru, lugana, nemea, ksara, château ksara, kefraya, château kefraya, sidi brahim, boulaouane, gris de boulaouane, guerrouane, mornag, egri bikaver, eiswein, spätlese, auslese, trockenbeerenauslese, commandaria
    `,
  },
  { has: ['ALCOHOL', 'MILK'], only: 'LINE', names: 'samos doux' },
  {
    has: ['ALCOHOL', 'GLUTEN'],
    only: 'LINE',
    names: `
      amsterdam navigator, maximator, bière 33 export, 33 export, kanterbrau, adelscott, altbier, kölsch, mützig, bière chang, bière bintang, bière mahou, mahou cinco estrellas, cruzcampo, michelada, chelada, imperial stout, kasteel bière, weihenstephan, bitburger, bière bud, becks, beck's, obolon, baltika, zywiec, żywiec, tyskie, pilsner urquell, staropramen, bière kozel, newcastle brown ale, brown ale, amber ale, bière cobra, red stripe, brooklyn lager, lagunitas, brewdog, punk ipa, goose island, bière pietra, valstar, demi pêche
    `,
  },
  {
    only: 'LINE',
    names: `
      vinaigre de pedro ximénez, vinaigre pedro ximénez, vinaigre au pedro ximénez, vinaigre de px, olives manzanilla, olive manzanilla, olives de manzanilla, olives vertes manzanilla, chicha morada, maíz morado, gentiane racine, gentiane séchée, racine de gentiane séchée, absinthe séchée, absinthe plante, absinthe fraîche, feuille d'absinthe, feuilles d'absinthe, brin d'absinthe, brins d'absinthe, thé à l'absinthe, tisane d'absinthe
    `,
  },
]);
