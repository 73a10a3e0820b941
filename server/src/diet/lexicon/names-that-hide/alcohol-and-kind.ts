import { ofDeer } from '../meat.js';
import { ofScaledFish, ofShellfish, fumets } from '../sea.js';
import { phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

/** Names that share a word with a wine, or say which animal or fish they hold. */
export const namesOfAnotherKind: readonly HidingNames[] = [
  {
    reason: 'a beer without alcohol, and who brews it',
    hides: ['HALAL'],
    names: phrases(
      'bière sans alcool feldschlösschen, bière sans alcool heineken, bière sans alcool calanda, bière sans alcool cardinal',
    ),
  },
  {
    reason: 'fritters of another kitchen that share the name',
    hides: ['HALAL'],
    names: phrases('merveilles du monde, merveilles du maroc'),
  },
  {
    reason: 'a place, a cheese or a cream shares its name with a wine, or the animal is named',
    hides: ['HALAL'],
    names: phrases(`
      crème diplomate, sauce nems, rillettes de crabe, terrine de brochet, terrine de Saint-Jacques, terrine de crabe, terrine de homard, pâté de brochet, pâté de Saint-Jacques, pâté de crabe, pâté de homard, délice de bourgogne, pâté chinois, murcia al vino, picón bejes tresviso, sauce à poutine, hachis parmentier, vinaigre de bière, fondue au chocolat, joue de lotte, foie de lotte, moule marinière, levure de bière, sauce cocktail, viande chevaline, viande d'âne, grillons grillés, poulet mole, mole poblano, lapin en gibelotte, saucisson d'âne, viande de kangourou, viande de crocodile, viande de chameau, viande d'ours, viande de baleine, pâté de ragondin, cochon d'inde, porc épic, ami du chambertin, cendré de champagne, chambertin fromage, délice de pommard, duc de bourgogne, fromage pour fondue, palet de bourgogne, prestige de bourgogne, rigotte de condrieu, saint morgon, pastis bourrit, digestif biscuits, biscuit digestif, biscuits digestifs, sablé digestif, sablés digestifs, biscuits champagne, bière sans alcool, bières sans alcool, bière désalcoolisée, panaché sans alcool, avocat liqueur, anchois de collioure, médaillon de lotte, médaillons de lotte, medaillon de lotte, rouelles de lotte, terrine de la mer, rillettes de la mer, crabe farci, crabes farcis, coquillages farcis, langues d'oursin, cocktail de crevettes, nems aux crevettes, jambonneau de mer, fricassée de lambi, rouelle de calamar, cocktail de la mer, bouillon de crustacés, mole negro, sauce mole, gâteau basque aux amandes, cocktail apéritif, gyudon à l'œuf, dip cocktail, grog au miel, levure de bière en paillettes, poudre de grillons, poudre de grillon, arôme naturel de beurre, crémeux de bourgogne, welsh cakes, fraise d'arbois praliné, persillé du beaujolais
    `),
  },
  {
    reason: 'the fish is named, and has scales, or the animal is a permitted one',
    hides: ['KOSHER'],
    names: phrases(`
      terrine de brochet, pâté de brochet, fricassée au vin, poisson perroquet, œufs de poisson volant, huile de poisson, tripes à la mode, civet de cerf, civet de chevreuil, civet de chamois, civet de biche, gelée de viande au porto, empereur poisson, grenadier poisson, lotte fausse, meunier poisson, poisson clown, poisson pilote, poisson volant, poisson rouge, poissons volants, saumon gravlax, gravlax de saumon, caviar de saumon, caviar de truite, oeufs de poisson volant, caviar de hareng, laitance de hareng, laitances de hareng, laitance de carpe, laitances de carpe, parures de poisson de sole, bagoong isda, accras de morue, ceviche de saumon, ceviche de dorade, ceviche de bar, accra de morue, pesce azzurro, oméga 3 de poisson, marbré poisson
    `),
  },
  {
    reason: 'the animal or the fish is named, so pork is not to be feared',
    hides: ['HALAL', 'KOSHER'],
    names: phrases(`
      dessus de palette, plat de joue, bœuf en gelée, dindon farci, escalope viennoise, wiener schnitzel, chicken nuggets, bouillon de pot au feu, gibier à plume, côte à l'os, foie gras, os à moelle, viande des grisons, viande séchée, viande des alpes, steak tartare, rognons blancs de bélier, foies blonds, bloc de foie gras, foie gra, lobe de foie gras, escalope de foie gras, parfait de foie gras, pâté de foie gras, rib eye, lomo saltado, poulet boucané, seekh kebab, shami kebab, graisse de rognon, escalopes viennoises, court-bouillon antillais, jus de rôti en poudre, collagène marin, gélatine marine, pekmez de viande
    `),
  },
  {
    reason: 'the raw fish for the stew, bought without what it is cooked in',
    hides: ['GLUTEN_FREE', 'HALAL'],
    names: phrases('poissons pour bouillabaisse'),
  },
  {
    reason:
      'a wine, a fish dish or a leek, which only shares its word with a dish of meat or cheese',
    hides: ['HALAL', 'KOSHER'],
    names: phrases(`
      blanquette de limoux, cordon bleu de poulet sans fromage, fondue de poireaux, fondue de poireau, malt sans alcool, poutine niçoise
    `),
  },
  {
    reason: 'a goose, and not the new wine of the same name',
    hides: ['HALAL'],
    names: phrases('bernache du canada, filet de bernache, magret de bernache'),
  },
  {
    reason: 'the bear is named, which only the kosher kitchen forbids',
    hides: ['HALAL'],
    names: phrases("ragoût d'ours, civet d'ours, jambon d'ours"),
  },
  {
    reason: 'the fish of the fry is named, and has scales',
    hides: ['KOSHER'],
    names: phrases('petite friture de éperlan'),
  },
  {
    reason: 'the animal is named, which is no pork, and pork was only feared',
    hides: ['HALAL', 'KOSHER'],
    names: [
      ...ofDeer,
      ...phrases(
        'collagène bovin, peptides de collagène bovin, turkey bacon, turkey ham, chicken sausage, poulet schinken, pouletschinken, trutenschinken',
      ),
    ],
  },
  {
    reason: 'the fish or the shellfish is named, where the shorter name left its kind open',
    hides: ['HALAL', 'KOSHER'],
    names: [
      ...ofScaledFish,
      ...ofShellfish,
      ...fumets,
      ...phrases('samoussa au merlan, samoussa au merlu, joues de raie'),
    ],
  },
  {
    reason: 'beer or wine without alcohol, which the foreign name says before it',
    hides: ['HALAL'],
    names: phrases('alcohol free beer, non alcoholic beer, alkoholfreies bier'),
  },
  {
    reason: 'a burger that is said to be of plants',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases('plant based burger'),
  },
  {
    reason: 'an English biscuit with cocoa, which has the name and nothing else of the spirit',
    hides: ['HALAL'],
    names: phrases('bourbon creams, bourbon cream biscuits, bourbon biscuits'),
  },
  {
    reason: 'the spices of the skewer without the meat',
    hides: ['VEGETARIAN', 'VEGAN'],
    names: phrases('épices suya, poudre suya, poudre de suya, suya spice, mélange suya'),
  },
  {
    reason: 'the sea or how it is done says that the animal of the shell is meant, not a sweet',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE', 'NUT_FREE'],
    names: phrases(
      'erizo de mar, erizos de mar, buey de mar, lumache di mare, lumachine di mare, chocos fritos, choco frito, chocos a la plancha, chocos grelhados, chocos com tinta, conchas finas, conchas negras',
    ),
  },
  {
    reason: 'the Spanish tail or loin is of monkfish, and the perch is named where fish is any',
    hides: ['HALAL', 'KOSHER'],
    names: phrases('lomo de rape, lomos de rape, pesce persico'),
  },
  {
    reason: 'a powder in Spanish, which is the octopus in Portuguese; or a brewer',
    hides: ['VEGETARIAN', 'VEGAN', 'KOSHER'],
    names: phrases('leche en polvo, huevo en polvo, goose island'),
  },
  {
    reason: 'the bird that is done so stands before it',
    hides: ['VEGETARIAN', 'VEGAN'],
    names: phrases('en salmis'),
  },
  {
    reason: 'a cheese of the place that the wine is named after too',
    hides: ['HALAL'],
    names: phrases('cabardès fromage, saint amour fromage'),
  },
];
