import { combine, entriesOf } from '../types.js';

/** Bottles by the name of the house, or by a name from which a receipt leaves « de » out. */
export const shelfBottles = entriesOf([
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: `
      william lawson's, william lawson, lawson's, william peel, label 5, label five, four roses, j&b, j et b, j b rare, clan campbell, grant's, grants whisky, famous grouse, cutty sark, jim beam, maker's mark, bulleit, chivas, chivas regal, ballantine's, ballantines, glenlivet, the glenlivet, glenmorangie, aberlour, cardhu, lagavulin, laphroaig, talisker, oban, bowmore, jameson, paddy whiskey, tullamore dew, bushmills, nikka, sir edward's, sir edwards, old virginia, poliakov, eristoff, sobieski, grey goose, belvedere, finlandia, gordon's, gordons gin, tanqueray, beefeater gin, larios, gibson's gin, old nick, la mauny, damoiseau, père labat, zacapa, kraken rum, dillon, rhum dillon, bally rhum, berger blanc, pastis berger, berger pastis, casanis, pastis janot, duval pastis, pastis duval, avèze, lillet, byrrh, dubonnet, ambassadeur, noilly prat, get 27, get 31, pisang ambon, passoã, passoa, manzana verde, rémy martin, courvoisier, cognac martell, cognac camus, armagnac vsop, armagnac xo, calvados vsop, rhum vsop, rhum xo, cognac xo, rhum pâtisserie, kirsch pâtisserie, rhum de pâtisserie, kirsch de pâtisserie, cognac pâtisserie, merlot ticino, merlot del ticino, listel, listel gris, vieux papes, cambras, roche mazet, baron de lestac, mouton cadet, freixenet, café de paris brut, kriter, veuve pelletier, veuve clicquot, mumm, moët et chandon, moet chandon, canard duchêne, nicolas feuillatte, pol rémy, riccadonna, martini rosso, gris de gris, blanche de cassis liqueur, villageoise vin, la villageoise
    `,
  },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: [
      ...combine(
        'côtes',
        'provence, ventoux, roussillon, bourg, blaye, duras, gascogne, thongue',
        '',
      ),
      ...combine('coteaux', 'aix, layon, languedoc, varois', ''),
      ...combine('rosé', 'provence, anjou, loire, gascogne, corse, pamplemousse', ''),
      ...combine('crémant', 'alsace, loire, bourgogne, jura, bordeaux, limoux', ''),
      'cabernet anjou',
      'blanquette limoux',
    ].join(', '),
  },
  {
    has: ['ALCOHOL', 'GLUTEN'],
    only: 'LINE',
    names:
      'blanche de namur, blanche de bruxelles, blanche du mont blanc, blanche hermine, pelforth, kronenbourg, 1664 blanc, fischer tradition, goudale, la goudale, jenlain, ch’ti, la ch’ti, cuvée des jonquilles, page 24, kwak, leffe ruby, delirium, delirium tremens, lindemans, saint omer bière, meteor bière, bière meteor, sagres, super bock, estrella damm, moretti, birra moretti, san miguel bière, bière san miguel, heineken, feldschlösschen, quöllfrisch, calanda, eichhof',
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: 'buckler, tourtel, tourtel botanics, vinaigre malt',
  },
  {
    only: 'LINE',
    names:
      'vinaigre cidre, vinaigre vin, vinaigre vin rouge, vinaigre vin blanc, vinaigre xérès, vinaigre alcool, vinaigre champagne, vinaigre banyuls, vinaigre de vin vieux, coca cola cherry, coca cherry, pepsi cherry, dr pepper cherry, dr pepper, fanta cherry, soda cherry',
  },
]);
