import type { BookRecipe } from '#product/recipe-book/book.js';

/** « pas trop sucré » names no course. */
export const typeWords: readonly (readonly [RegExp, BookRecipe['mealType']])[] = [
  [/\bamuses? bouches?\b/, 'AMUSE_BOUCHE'],
  [/\b(?:apero\w*|aperitif\w*|tapas|grignoter)\b/, 'APERITIF'],
  [/\b(?:desserts?|gouters?|gateaux?|patisserie|(?<!pas (?:trop )?)sucree?s?)\b/, 'DESSERT'],
  [/\b(?:boissons?|cocktails?|smoothies?|(?:a|quoi|que) boire)\b/, 'DRINK'],
  [/\b(?:entrees?)\b/, 'STARTER'],
  [/\b(?:plats?|diner|souper|dejeuner)\b/, 'MAIN'],
];

export const minutesSaid = /\b(\d{1,3}) ?(?:min|minutes?)\b/;
export const hoursSaid = /\b(?:en|moins d|de|dans|max\w*) (?:une? )?(demi )?heure\b/;
export const quick =
  /\b(?:rapide\w*|vite|express|presse\w*|pas (?:trop )?le temps|pas (?:trop )?longue?s?|peu de temps)\b/;
export const fromFridge =
  /\b(?:(?:mon|le|notre|du|vide) (?:frigo|congelateur)|vide frigo|ce qu (?:il|on|j) (?:reste|a|ai)|ce que (?:j ai|nous avons|contient)|mes restes|les restes|ce qui (?:perime|expire|va perimer|reste))\b/;
export const withoutOven =
  /\b(?:sans (?:le |mon )?four|pas de four|four (?:en panne|casse|marche))\b/;
export const lowBudget =
  /\b(?:(?:pas|moins) (?:trop )?cher\w*|bon marche|petit budget|fauche\w*|economique\w*|fin de mois)\b/;
export const forChildren = /\b(?:enfants?|petits|gamins?|gosses?|ado|ados)\b/;
/** Right before a food that is cooked already. */
export const ofRest = /\b(?:un|le|les|mes|nos|des|de|d) restes? (?:de|d|du|des) (?:la |l )?$/;
/** Nothing but what is named is at home. */
export const onlyThese =
  /\b(?:j ai|on a|il (?:me |nous )?reste)(?: (?:plus|juste))* (?:que|qu|seulement|juste)\b|\bjuste (?:des?|du|d)\b|\bque (?:des?|du|d la)\b(?! (?:je|on|tu))/;

const count = '(\\d{1,3}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)';
const noMeasure =
  '(?! ?(?:min\\w*|h|heures?|jours?|semaines?|soirs?|repas|diners?|g|kg|ml|cl|dl|l|euros?|francs?|fois|ans)\\b)';
export const servingPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:pour )?${count} (?:personnes?|portions?|convives?|parts?|adultes?|amie?s|invitee?s?|bouches|a table|couverts)\\b`,
  ),
  new RegExp(
    `\\b(?:pour|(?:on (?:est|sera|seras|sommes|va etre)|nous (?:sommes|serons))(?: (?:plus )?que)?|plutot|a) (?!une?\\b)${count}\\b${noMeasure}(?! h)`,
  ),
];

/** Foods that the book names by their kinds alone, and kinds that people name. */
export const emptyWords: ReadonlySet<string> = new Set(
  'dessert desserts plat plats entree entrees boisson boissons aperitif apero aperos gouter gouters diner souper dejeuner repas menu principal sucre sale recette recettes idee idees truc chose quelque avec pour sans dans sur chez faire fait fais mange manger mangera cuisiner cuisine preparer prepare vite rapide facile simple simples sympa bon bonne bons bonnes petit petite grand grande leger legere originale original classique nouvelle nouveau autre autres plutot version meme genre style envie faim propose proposer donne donner trouve cherche voudrais voudrait aimerais aimerait veux veut peux peut pourrait pourrais pouvez semaine soir midi jour jours demain famille enfant enfants invite invites amis personne personnes monde minutes minute heure maison frais vous nous moi toi elle elles lui leur que qui quoi est sont ai as avez ont etait suis tout toute tous toutes tres trop assez peu plus moins encore juste seulement mes mon ton ses des les une aux cher chere budget saison frigo congelateur reste restes placard il ils je tu on me te se ce ca cette ces comment fete noel anniversaire dimanche samedi vendredi jeudi mercredi mardi lundi weekend aide aider besoin stp svp merci bonjour salut bonsoir chef oui non alors donc mais car parce aussi puis ensuite apres avant finir utiliser changer change four poele plaque casserole chaud chaude froid froide complet complete equilibre equilibree gourmand gourmande sain saine rapidement facilement fondant moelleux croustillant reconfortant suggestion suggere inspiration montre montrer recherche aurais auriez tas servir sers goute croustillant croustillants possible moyen plait vraie vrai fameuse fameux entier entiere bout tas envies pique nique brunch collation choix surprise surprends'.split(
    ' ',
  ),
);

/** What may stand before the name of a dish that is all that is said. */
export const leadOfPhrase =
  /^(?:(?:une?|des?|du|d|la|le|l|les|vraie?|bonne?|petite?|et|avec|bonjour|salut|chef|,) )+/;
export const asksWhat = /\b(?:quel\w*|combien|pourquoi|quand|qui|ou)\b|\bmoins d/;
