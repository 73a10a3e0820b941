import type { BookRecipe } from '#product/recipe-book/book.js';
import type { Restriction } from '#product/diet/restrictions.js';

/** How the slots of a sentence are worded; in plain text, see `hear`. */

const of = '(?:(?:a|sur|dans|de|du|d|au|aux|la|le|l|les|ma|mes|mon|notre|nos|cette|des|tout) )*';

/** What is spoken of, with what leads to it. */
export const places = {
  LIST: new RegExp(`\\b${of}(?:listes?(?: des? (?:courses?|achats?))?|courses?|panier|caddie)\\b`),
  FRIDGE: new RegExp(
    `\\b(?:${of}(?:vide )?(?:frigo|frigidaire|refrigerateur|congelateur|placards?|stock)|ce qu (?:il|on|j) (?:me |nous )?(?:y a|reste|a|ai)|(?:les|mes|nos) restes)\\b(?! (?:de|du|d)\\b)`,
  ),
  PLAN: new RegExp(`\\b${of}(?:planning|programme|agenda)\\b`),
} as const;

export const typeWords: readonly (readonly [RegExp, BookRecipe['mealType']])[] = [
  [/\bamuses? bouches?\b/, 'AMUSE_BOUCHE'],
  [/\b(?:apero\w*|aperitif\w*|tapas)\b/, 'APERITIF'],
  [/\b(?:desserts?|gouters?|gateaux?|patisserie|quelque chose de sucre)\b/, 'DESSERT'],
  [/\b(?:boissons?|cocktails?|smoothies?)\b/, 'DRINK'],
  [/\bentrees?\b/, 'STARTER'],
  [/\bplats?\b/, 'MAIN'],
];

const count = '(\\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)';
export const people =
  '(?:personnes?|portions?|convives?|parts?|adultes?|amie?s|invitee?s?|a table|couverts|gamins|enfants)';
const measure =
  '(?:min\\w*|h|heures?|jours?|semaines?|soirs?|midis?|repas|diners?|menus?|g|kg|ml|cl|dl|l|euros?|francs?|fois|ans|mois|\\w+ (?:a|dans|sur) )';
export const peopleSaid: readonly RegExp[] = [
  new RegExp(`\\b(?:pour )?${count} ${people}\\b`),
  new RegExp(
    `\\b(?:pour|(?:on|nous) (?:est|sera|seras|sommes|serons|va etre)(?: plus)?(?: que)?) ${count}\\b(?! ?${measure}\\b)`,
  ),
];
export const minutesSaid = /\b(\d{1,3}) ?(?:min|minutes?)\b/;
export const hoursSaid = /\b(?:en|moins d|max\w*) (?:une? )?(demi )?heure\b/;
export const quick =
  /\b(?:rapid\w*|vite|express|presse\w*|pas (?:trop )?le temps|pas (?:trop )?longue?s?|peu de temps)\b/;
export const lowBudget =
  /\b(?:(?:pas|moins) (?:trop )?cher\w*|bon marche|petit budget|economique\w*|fin de mois|fauches?)\b/;
export const withoutOven =
  /\b(?:sans (?:le |mon )?four|pas de four|four (?:est )?(?:en panne|casse))\b/;
/** What is read as a number or a manner, and is no name of anything. */
export const measures: readonly RegExp[] = [
  ...peopleSaid,
  minutesSaid,
  hoursSaid,
  quick,
  lowBudget,
  /\b(?:enfants?|petits|gamins?|gosses?|ados?)\b/,
  withoutOven,
  ...typeWords.map(([words]) => words),
];
export const nextWeek = /\bsemaine (?:prochaine|qui vient|d apres|suivante)\b/;
export const lunches = /\b(?:midis?|dejeuners?)\b/;
export const dinners = /\b(?:soirs?|diners?|soupers?)\b/;
export const howMany = new RegExp(
  `\\b${count} (?:\\w+ (?:de |d )?)?(?:jours?|soirs?|soupers?|diners?|repas|midis?|plats|menus)\\b`,
);

/** Words that stand for a whole restriction. */
export const restrictionsSaid: readonly (readonly [RegExp, Restriction])[] = [
  [/\b(?:vegan\w*|vegetali\w*)\b/, 'VEGAN'],
  [/\b(?:vegetari\w*|vege|veggie|(?:sans|pas de) viande)\b/, 'VEGETARIAN'],
  [/\bgluten\b|\bcoeliaque\b/, 'GLUTEN_FREE'],
  [/\b(?:lactose|produits? laitiers?|laitages?)\b/, 'DAIRY_FREE'],
  [/\b(?:(?:sans|allergique aux|pas de) noix|fruits? a coques?)\b/, 'NUT_FREE'],
  [/\bhalal\b/, 'HALAL'],
  [/\b[ck]a(?:sher|cher)\b|\bkosher\b/, 'KOSHER'],
];

/** Right before a food, it is not to be eaten; after one, « et » and « ni » name the next of them. */
export const notBefore =
  /\b(?:sans|pas|ni|sauf|hors|jamais|zero|(?<!\b(?:as|ai|a|avez|avons) )rien avec|evit\w*|exclu\w*|detest\w*|allerg\w*|intoleran\w*)(?: (?:trop|vraiment|mettre|manger|tous|toutes|le|la|les|l|de|d|du|des|a|au|aux|plus))* $/;
/** Right after it, too: « les champignons, c’est niet ». */
export const notAfter =
  /^ (?:, )?(?:c est |est |sont )?(?:niet|interdite?s?|exclue?s?|hors de question)\b/;
export const andNext = /^ (?:et|ou|ni|,)(?: (?:sans|ni|le|la|les|l|de|d|du|des|a|au|aux))* $/;
/** Right before a word that no table has, it is left out: « sans zlurp », « allergique au soja ». */
export const leftBefore =
  /\b(?:sans|ni|(?:allerg|intoleran)\w* (?:a|au|aux|de|d))(?: (?:le|la|les|l|de|d|du|des|aux?))* $/;
export const allergic = /\b(?:allerg|intoleran)\w*/;
/** A diet that is kept to, by what is left out of it or by its name alone. */
export const keepsDiet =
  /\b(?:sans|pas|ni|allerg\w*|intoleran\w*|coeliaque|vegan\w*|vegetali\w*|vegetari\w*|vege|veggie|halal|kosher|[ck]a(?:sher|cher))\b/;
/** What is done without, or how a dish is, and is not eaten. */
export const noFood =
  /^(?:cuisson|four|poele|micro|ondes|robot|mixeur|blender|batteur|balance|moule|machine|friteuse|plaques?|chichis?|soucis?|problemes?|doute|faute|stress|effort|prise|idees?|legere?s?|equilibree?s?|chaude?s?|froide?s?|saine?s?|copieu\w+|onctueu\w+|convivia\w+|origina\w+|gourmand\w*)$/;
/** Right before a food that is cooked already. */
export const restBefore =
  /(?<!\b(?:il|t il|y|me|nous|en) )(\brestes? (?:de |d |du |des )(?:la |l )?)$/;
export const it = /\b(?:la|le|les|l|en|ca|cela|(?:cette|la|sa|ta) recette|ce plat)\b(?= |$)/;

/** What parts the items of a list, and what begins a remark on one of them: « du gruyère pour la quiche ». */
export const betweenItems: ReadonlySet<string> = new Set(
  ', ; . ? ! : et ni puis avec sauf par'.split(' '),
);
export const asides: ReadonlySet<string> = new Set(
  'pour qui car parce que comme quand si'.split(' '),
);

/** A question, unless it is but a polite order. */
export const asks =
  /(?<!\b(?:tu peux|peux tu|pouvez vous|pourrais tu|tu pourrais|vous pouvez)\b.*)\?|\b(?:qu est ce|quoi|quel\w*|combien|comment|pourquoi|est ce qu\w*|y a t il|jusqu a quand|dis moi|dites moi|montre moi)\b/;
/** They begin another wish without any joint. */
export const orders =
  /^(?:r?ajoute[sz]?|met[sz]?|mettez|enleve[sz]?|retire[sz]?|supprime[sz]?|prevois|planifie[sz]?|note[sz]?|coche[sz]?)$/;
/** What may stand before an order, and makes it no other clause: « tu peux mets ». */
export const beforeOrder =
  /^(?:je|j|tu|on|ne|n|il|le|la|les|l|en|y|et|,|stp|svp|plait|de|du|ma|bien)$/;
/** What begins a fragment that only changes what was said before. */
export const lead =
  /^(?:(?:et|non|nan|ou|mais|plutot|finalement|en fait|attends|aussi|pardon|pour|avec|si|meme|alors|oui|,|c est) )+/;

/** Words that tell nothing by themselves. */
export const smallWords: ReadonlySet<string> = new Set(
  'a ai aie ait attends alors apres as assez au aussi autre autres aux avais avait avant avec avez avoir ayant bah beaucoup ben bien bon bonne bonnes bons ca car ce cela ces cet cette chef chez comme d dans de deja des deux donc du elle elles en encore est et etait ete etre eu eux fait fois genre hein hier ici il ils j je juste l la le les leur leurs lui m ma mais max maxi me meme mes moi moins mon n ne nos notre nous oh ok on ont ou ouf par parce pas peu peut peux plus plutot pour pourrais pourrait pourriez pouvez puis qu quand que quel quelle quelles quelque quelques quels qui quoi rien s sa sais sans se ses si soit son sont sous stp suis sur svp t ta te tes toi ton toujours tous tout toute toutes tres trop truc trucs tu un une va vais vas veut vient voila vos votre vous vraiment y chose simple simples facile faciles sympa petit petite petits petites grand grande frais fraiche bonjour salut bonsoir merci plait maison famille mere vite rapide soir midi jour jours semaine demain aujourd hui matin reste restes boite boites paquet paquets sachet recette recettes prochaine prochain samedi dimanche donne donner dis dire moyen possible niveau coup sert sers fin finir demi demie'.split(
    ' ',
  ),
);

export const ofRecipe = /\bingredients?\b|\bce qu il (?:me |nous )?(?:faut|manque) pour\b/;
export const asksForMore = /\br?ajout|\b(?:de|en) plus\b|\bencore\b/;
/** What is not there, or is asked after, and is not left out. */
export const lacks = /\b(?:ai|a|as|avons|avez|ont|reste) (?:pas|plus)\b|\?/;
/** A day that a week begins on, with what leads to it: « de lundi », « pour le 7 décembre ». */
export const fromDay = /^(?:de|du|d|des|pour)\b/;
export const noMore = /\bplus\b/;
export const wholeOfIt = /\b(?:tout|toute|entiere?|vide)\b/;

export const amountSaid = new RegExp(
  `\\b(?:\\d+(?:[.,]\\d+)?|${count})(?: ?(?:kg|g|l|dl|cl|ml|litres?|kilos?)\\b)?`,
);

export const oven = /\b(?:four|enfourne\w*)\b/;
