import type { DietaryRestriction } from '#product/diet/restrictions.js';
import { dishNames } from './dish-kinds.fr.js';

const negated = '(?:pas|plus|jamais|point)';

/** What is said before foods that are not to be eaten; folded, the foods follow after one space. */
export const banBefore = new RegExp(
  `\\b(?:${[
    'sans(?: (?:le moindre|la moindre|aucune?s?|mettre|utiliser|ajouter|trace))*(?: (?:de|d))?',
    `${negated} (?:trop )?(?:de|d)(?! (?:chance|temps|argent|souci|probleme|probl\\w*|idees?|quoi|panique)\\b)`,
    `(?:${negated} )?(?:le|la) moindre(?: trace)?(?: (?:de|d))?`,
    `${negated} une? seule?`,
    'rien (?:manger |boire )?(?:avec|contenant|a base (?:de|d)|qui contien\\w*)',
    'oubli\\w*',
    `${negated}(?= (?:aux?|a la|a l) )`,
    'ni',
    'aucune?',
    'zero(?: pour cent)?(?: (?:de|d))?',
    '0(?: (?:de|d))?',
    'hors',
    '(?:exempte?s?|depourvue?s?|privee?s?|libres?) (?:de|d)',
    '(?:passe\\w*|priv\\w*) (?:de|d)',
    '(?:banni\\w*|supprim\\w*|elimin\\w*|retir\\w*|enlev\\w*|proscri\\w*|arret\\w*)(?: de manger)?',
    '(?:pas|plus|jamais) (?:le )?droit(?: de manger)?(?= (?:aux?|a la|a l|a|de|d|du|des|le|la|les) )',
    '(?:gonfl\\w*|reagi\\w*|reactions?|malades?|plaques|boutons|urticaire|crises?|vomi\\w*|maux de ventre|mal au ventre)(?: (?:fort|tres|mal|allergiques?|grave))*(?: (?:avec|quand elle mange|quand il mange|a cause (?:de|d)|des qu (?:elle|il) mange|apres)|(?= (?:aux?|a la|a l) ))',
    'sauf',
    '(?:en )?evit\\w+',
    'excepte',
    'hormis',
    'a part',
    'eviction(?= (?:des|de|du|d) )',
    'laiss\\w* tomber',
    'refus\\w*(?: de manger)?',
    '(?:hyper ?)?sensibles?(?= (?:aux?|a la|a l) )',
    'pai(?: (?:pour|contre))?',
    'anti',
    '(?:attention|gare|danger)(?= (?::|aux?|a la|a l|avec) )',
    'sens(?= (?:gluten|lactose|lait|noix|oeufs?|porc|beurre|sucre)\\b)',
    '(?:il )?(?:me|nous) manque\\w*',
    'tout ce qui contien\\w*',
    'exclu\\w*',
    'detest\\w*',
    'horreur(?= (?:de|d|du|des) )',
    `aim\\w* ${negated}(?: (?:trop|vraiment|du tout|beaucoup))?`,
    `(?:support|diger|toler)\\w* (?:tres |plutot )?mal`,
    `support\\w* ${negated}`,
    `toler\\w* ${negated}`,
    `digere\\w* ${negated}`,
    `mang\\w* ${negated}`,
    `boi\\w* ${negated}`,
    `(?:peu[tx]?|peuvent|doi[ts]?|doivent|veu[tx]?|veulent|pouvons|pouvez|devons) (?:surtout )?${negated} (?:manger|boire|prendre|avoir|consommer|gouter|toucher)`,
    'interdi\\w*(?= (?:de|d|du|des|aux?|a la) )',
    'interdiction(?: de manger)?(?= (?:de|d|du|des) )',
    'allerg\\w*(?: (?:grave|severe|forte|aussi|tres|alimentaire|connue|mortelle|croisee))*(?= (?:aux?|a la|a l|a|de|d) )',
    'intoleran\\w*(?: (?:aussi|tres))*(?= (?:aux?|a la|a l|a|de|d) )',
  ].join('|')})(?: (?:et|ou))? `,
  'g',
);

/** « les noix lui sont interdites », « noix interdites » */
export const banAfter =
  /\b(?:le |la |les |l )?([a-z]+(?: (?:de|d|a|au|aux) [a-z]+)?) (?:(?:me|te|lui|nous|leur|vous) )?(?:, )?(?:(?:est|sont|reste|restent) )?(?:totalement |strictement |formellement )?(?:interdit\w*|exclu\w*|proscrit\w*|banni\w*|supprime\w*|a (?:proscrire|exclure|eviter|bannir)|c est (?:non|interdit|exclu|pas possible|mort)|(?:la|le|les|me|nous) rend\w* malades?|(?:la|le|les) font gonfler|(?:ne )?(?:lui|leur|me|nous) (?:reussi\w* pas|donne\w* des (?:boutons|plaques|gaz|crampes)|fait du mal|font du mal)|ne passent? pas|(?:le|la|les|me) degoute\w*|(?:, )?surtout pas|(?:: )?non(?= |$)|(?:n |ne )?(?:est|sont) pas (?:pour|possibles?|bons? pour|autorise\w*|permis\w*)|jamais|non merci|free)\b/g;

/** Words that deny; where one stands before a food and was not read as a ban, nothing is served at a guess. */
export const denies =
  /\b(?:pas|jamais|sans|ni|aucune?|evit\w*|banni\w*|proscri\w*|exclu\w*|interdi\w*|free|moindre|contre indique\w*)\b/g;

/** « pas trop cher », « je ne sais pas quoi faire de »: nothing is ruled out. */
export const harmlessDenial =
  /^(?:pas (?:trop|tres|si|assez|seulement|que|mal|forcement|envie|besoin|quoi|comment|encore|grand chose|beaucoup|plus (?:de|d)|loin|complique\w*|cher\w*|difficile\w*|longue?s?|gras\w*|lourde?s?|sucree?s?)|sans (?:four|cuisson|chichi\w*|prise|se prendre|robot|mixeur|probleme|doute|faire|trop|passer|levee|petrir|repos|sel))\b/;

/** So many words of a clause may stand between a denial and what it denies. */
export const denialReach = 6;

/** Said of somebody who falls ill, so that a food which is not understood is still left out. */
export const banOfHealth =
  /^(?:(?<!pas )allerg|intoleran|interdi|gonfl|reac|reagi|malad|sensib|hyper|pai|eviction)/;

/** « elle n’est pas allergique aux œufs » */
export const deniesWhatFollows = /\bpas (?:du tout )?$/;
export const ofAllergyWord = /\ballerg/;
/** With « à » before it, what stands there is a food, even one that nobody knows. */
export const hasA = /\ba(?:ux?)?\b/;
/** Another food without a word between; « mais » is the conjunction there. */
export const besideFood = /^ (?=(?!mais\b)([a-z]+))/;

/** Between two foods of one ban: « le lait, les œufs et aux noix ». */
export const nextBanned =
  /^ ?(?:et (?:mon|ma|mes|notre|l) [a-z]+(?= (?:aux?|a la|a l) )|,|;|:|et|ou|ni|&|\/|puis|comme|ainsi (?:que|qu)|mais aussi|(?:et|ou|ni) (?:aussi|non plus)) ?(?=(?!(?:une?|avec|pour|idee|quoi|que|quel\w*|recette|je|on|il|elle|mais)\b)[a-z])/;

/** « Léa est allergique aux noix, Tom aux œufs »: another person, and what that one does not eat. */
export const nextPerson =
  /^ ?(?:,|et|;) (?:l |son |sa |mon |ma )?((?!(?:une?|pour|avec|mais)\b)[a-z]+) (?=(?:aux?|a la|a l) )/;

/** What stands before a food: « aux », « de la ». */
export const foodArticle =
  /^(?:(?:absolument|surtout|vraiment|totalement|completement|strictement|imperativement|a tout prix|au maximum|si possible|svp|:|aux?|a la|a l|a|du|des|de la|de l|de|d|le|la|les|l|toute?s?|tous|leurs?|ses?) )*/;

/** A food of up to three words: « fruits de mer », « beurre de cacahuete ». */
export const foodWords =
  /^[a-z]+(?: (?:a coque|de mer|laitiers?|animale?s?|animaux|rouges|secs|exotiques|confits)|(?: (?:de|d|a la|a l|a|au|aux) (?!(?:une?|la|le|les|mon|ma|mes|notre|nos|son|sa|ses|ce|cette|lui|midi|soir|table|partir|base|cause|maison|place|carte|main|fois|suite)\b)[a-z]+))?/;

/** Foods that a restriction stands for. */
export const restrictionOfFood: readonly (readonly [RegExp, DietaryRestriction])[] = [
  [/^(?:gluten|froment|(?:farine (?:de |d )?)?ble)$/, 'GLUTEN_FREE'],
  [
    /^(?:lait|lactose|laitages?|produits? laitiers?)(?: (?:de|d) (?:vache|origine))?$/,
    'DAIRY_FREE',
  ],
  [
    /^(?:noix|fruits? a coque|arachides?|cacahuetes?|noix de (?:cajou|pecan|grenoble))$/,
    'NUT_FREE',
  ],
  [/^viandes?$/, 'VEGETARIAN'],
  [/^produits? animaux$|^produits? d origine animale$/, 'VEGAN'],
];

/** By themselves no foods, but the beginning of one. */
export const headsOfFood =
  /^(?:fruits?|purees?|huiles?|jus|sauces?|poudres?|graines?|produits?|extraits?|aromes?|farines?)$/;

/** After a list of bans one of these begins the wish: « allergique aux noix, gâteau au chocolat ». */
export const dishes = new RegExp(
  `^(?:${dishNames}|salades?|roti|cocktails?|sirops?|gouter|apero|aperitif|dessert|entree|plat)\\b`,
);

/** What somebody may not bear, and no food shows by its name. */
export const notJudged =
  /^(?:fructose|sulfites?|histamines?|nickel|salicylates?|fodmaps?|additifs?|colorants?|conservateurs?|glutamate|sorbitol|saccharose|purines?|oxalates?|pollens?|latex|bouleau|acariens?)$/;

/** Single nuts: whoever is allergic to one is kept from all. */
export const singleNut = /^(?:amandes?|noisettes?|pistaches?|noix \w.*|cajou|pecan|macadamia)$/;

/** No foods, though they stand where one would. */
export const noFoods =
  /^(?:ce|four|sel|probleme|souci|stress|cuisson|chichis?|temps|idee|fin|doute|rien|tout|trop|moi|lui|eux|elles?|nous|vous|ca|cela|si|quand|personne|gaspill\w*|cher\w*|restes?|moule|robot|mixeur|balance|frigo|recette|plat|dessert|repas|question)$/;
