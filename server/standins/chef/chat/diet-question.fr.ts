import type { DietRules } from '#product/diet/gate/gate.js';
import type { DietaryRestriction } from '#product/diet/restrictions.js';
import type { Substitution } from '#product/recipe-writing/substitutes.js';
import { reasons } from '#product/diet/lexicon/traits.js';
import { dishNames } from './dish-kinds.fr.js';
import { insteadOf } from './instead-of.fr.js';

const article = '(?:(?:du|de la|de l|des|de|d|le|la|les|l) )?';

const only = (restriction: DietaryRestriction): DietRules => ({
  restrictions: [restriction],
  avoidedFoods: [],
});

/** What a food may be asked to contain, the restriction that rules it out, and how the gate then says so. */
export const contained: readonly (readonly [words: string, rules: DietRules, reason: RegExp])[] = [
  ['gluten', only('GLUTEN_FREE'), /gluten/],
  ['lactose|lait|produits? laitiers?', only('DAIRY_FREE'), /laitier/],
  ['noix|noisettes?|amandes?|fruits? a coque|arachides?|cacahuetes?', only('NUT_FREE'), /coque/],
  ['porc', only('HALAL'), /porc/],
  ['alcool', only('HALAL'), /alcool/],
  ['gelatine', only('HALAL'), /gélatine/],
  ['viande', only('VEGETARIAN'), /viande/],
  ['oeufs?', { restrictions: [], avoidedFoods: ['œufs'] }, /./],
];

/** « contient du gluten », « y a-t-il du lait dans… », « sont-elles des noix ? » */
export const asksContained = (words: string): RegExp =>
  new RegExp(
    `\\b(?:contien\\w*|y a|a)(?: (?:tu? )?(?:il|elle|ils|elles))? ${article}(?:${words})\\b|\\b(?:c est|est|sont)(?: (?:ce|il|elle|ils|elles))? ${article}(?:${words})(?= ?(?:[?.!]|$))`,
  );

/** « allergique à l’œuf » has the « a » of « y a », and asks for nothing that is contained. */
export const saysContained = /\bcontien\w*|\by a\b/;

/** The verbs and small words around what is asked about name no food. */
export const asksSuitable =
  /\b(?:est|sont|c est|est ce|est il|est elle|sont ils|sont elles|convien\w*|peu[tx]|peuvent|puis|droit|va|ok)\b/;

/** What stands between « est-il » and the diet that is asked about: « convient-il aux végétariens et aux végans ». */
export const saidOfIt =
  /^(?: +(?:ce|que|il|elle|ils|elles|on|un|une|des|de|du|d|a|au|aux|le|la|les|l|pour|bien|vraiment|compatibles?|adaptee?s?|bon|bons|bonnes?|regime|et|ou|,))*\s*$/;

/** Before « sans gluten », it is said of somebody: « si je suis sans gluten ». */
export const saysWhoEats = /\b(?:si|quand|suis|est|sommes|sont|regime|mode)\b/;

/** What may be part of a food’s name: « sans gluten », « végétal ». */
export const nameOfDiet = /^(?:sans|vega|vege|veggie|halal|casher|kasher|cacher|kosher)/;

/** How the gate says that a food is meat. */
export const meat = /\bviande\b/;

/** Whether it is still good, or for whom, is another question than whether it suits. */
export const asksSafety =
  /\b(?:crue?s?|perime\w*|ouvert\w*|entame\w*|tourne\w*|moisi\w*|germe\w*|noirci\w*|reste\w*|enceinte|bebe|mois|ans|encore|apres|avec)\b/;

export const ofPregnancy = /\b(?:enceinte|grossesse)\b/;

/** Somebody may fall ill of the answer. */
export const ofAllergy = /\ballerg\w*/;

const dishes = `(?:recettes?|idees?|plats?|desserts?|entrees?|aperitifs?|aperos?|boissons?|gouters?|repas|menus?|diner|souper|dejeuner|salades?|pates|houmous|quelque chose|${dishNames})`;

/** A dish is wished for: « une recette de brownies », « quel dessert », « …, un gâteau ? ». */
export const asksForDish = new RegExp(
  `\\b(?:une?|des|quel\\w*|propos\\w*|donne\\w*|cherche|comme) (?:\\w+ ){0,2}${dishes}\\b|(?:^|[,.;:!] ?)${dishes}\\b|\\b(?:que|quoi) (?:cuisiner|preparer|servir|faire|manger)\\b`,
);

/** « du poulet pour ma fille qui est allergique au lait » */
export const beginsWithDish = /^(?:du|de la|de l|des|une?) [a-z ]+?(?: ,| pour| \?)/;

/** Leave is asked: « puis-je lui donner un gâteau aux noix ? » */
export const asksLeave =
  /\b(?:est (?:il|elle) (?:bon|bonne|sur|sure|adapte|adaptee)|peu[tx]|puis|peuvent|convien\w*|droit|permis\w*|ok)\b/;

/** What makes somebody ill, or is not to be eaten by them. */
export const ofHealth =
  /\b(?:allerg\w*|intoleran\w*|interdi\w*|coeliaque\w*|sensibles? aux?|eviction|pai|aplv|plv|anaphyla\w*|urticaire|eczema|reactions? (?:a|au|aux|avec|allergique)|gonfl\w* avec|(?:rend\w*|est|tombe) malades?)\b|\b(?:peu[tx]?|peuvent|doi[ts]?|doivent) (?:pas|plus|jamais) (?:manger|boire)\b|\bsupport\w* (?:pas|plus)\b/;

/** « …, ok ? », « …, c’est bon ? »: leave is asked after the food. */
export const asksAtEnd =
  /(?: ,)?(?: (?:le|au) (?:matin|midi|soir|dejeuner|gouter))?(?: ,)? (?:ok|possible|autorise\w*|permis\w*|on peut|je peux|c est (?:bon|ok|possible|permis|autorise)|ca (?:va|passe|marche)) ?\?$/;

export const saysTraces = /\btraces?\b/;

/** What may be given to somebody allergic, who may not be one of the household. */
export const asksToGive =
  /\b(?:donner|manger|boire|gouter|servir|prendre|mettre|proposer|preparer)\b.*\ballerg\w*|\ballerg\w*.*\b(?:donner|manger|boire|gouter|servir|prendre|mettre)\b/;

export const asksOwn =
  /\b(?:je peux|puis je|on peut|peut on|nous pouvons|j ai le droit|on a le droit|ai je le droit) (?:d |de )?(?:en |le |la |les |l )?(?:manger|mettre|utiliser|boire|prendre|cuisiner|ajouter|donner|servir|melanger|associer|cuire|griller|faire (?:cuire|griller|revenir|rotir|frire|torrefier))\b|\b(?:permis(?:es?)?|autorise\w*|interdit\w*|bon pour (?:elle|lui|nous|eux|moi|ma|mon|mes|les))\b/;

/** « le chocolat noir ? », « sauce soja ? »: a food and nothing else. */
export const bareFood =
  /^(?:et )?(?:(?:le|la|les|l|du|de la|de l|des|d|un|une) )?(?!(?:comment|pourquoi|quand|quel\w*|combien|que|quoi|qu|je|tu|on|il|elle|est|puis|peux|peut|faire|fais|idee\w*|recette\w*|envie|pour|avec|sans)\b)([a-z]+(?: [a-z]+){0,4}) ?\?$/;

/** With its article a food that is asked about is judged; without it may be a wish: « sauce soja ? ». */
export const hasArticle = /^(?:et )?(?:le|la|les|l) /;

interface Finding {
  readonly word: string;
  readonly reason: string;
}

/** A reason may be no whole sentence: « produit laitier dans la même recette que de la viande ». */
const because = (reason: string): string =>
  reason === reasons.avoided
    ? 'est ou contient ce qui est à éviter'
    : /^(?:contient|peut)\b/.test(reason)
      ? reason
      : `ne convient pas : ${reason}`;

const said = (findings: readonly Finding[]): string =>
  findings.map(({ word, reason }) => `« ${word} » ${because(reason)}`).join(' ; ');

const label = 'En cas d’allergie, relisez l’étiquette : les recettes des marques changent.';

const seals = { HALAL: 'halal', KOSHER: 'casher' } as const;

export const dietSayings = {
  contains: (findings: readonly Finding[], instead: readonly Substitution[]) =>
    `Oui : ${said(findings)}.${insteadOf(instead)}`,
  unsuitable: (findings: readonly Finding[], instead: readonly Substitution[]) =>
    `Non : ${said(findings)}.${insteadOf(instead)}`,
  depends: (findings: readonly Finding[]) =>
    `Cela dépend : ${said(findings)}. L’étiquette le dira.`,
  dependsOnRecipe: (title: string, words: readonly string[]) =>
    `Cela dépend de la recette : celle de mon livre, « ${title} », n’y convient pas (${words.join(', ')}).`,
  dependsOnDish:
    'Cela dépend de la recette : à son nom seul, je ne peux pas le dire. Donnez-moi ses ingrédients, ou demandez-moi d’en proposer une qui convienne.',
  cannotJudge:
    'Je ne sais pas en juger : ni mon livre ni mes fiches ne connaissent les aliments sous cet angle. Demandez à votre médecin ou à votre diététicienne.',
  containsNone: `Pas à ma connaissance. ${label}`,
  suitableForAllergy:
    'Je ne connais rien qui s’y oppose, mais je ne peux pas vous l’assurer pour une personne allergique : relisez l’étiquette, traces comprises, et demandez à votre médecin.',
  allergyUnknown:
    'Si la personne est allergique à ce que vous citez, non : un peu peut suffire. Si elle l’est à autre chose, relisez l’étiquette, traces comprises, et demandez à votre médecin. Notez l’allergie à la page « Paramètres » : chaque proposition en tiendra compte, les miennes comme les autres.',
  permittedAnimal: (rules: readonly ('HALAL' | 'KOSHER')[]) =>
    `L’animal est permis, à ma connaissance ; l’abattage compte aussi, et je ne peux pas le vérifier : prenez une viande certifiée ${rules.map((each) => seals[each]).join(' et ')}.`,
  traces:
    'Popote compte une trace annoncée (« peut contenir des traces de… ») comme un doute, donc comme un aliment à écarter. En cas d’allergie, demandez à votre médecin ce que vous pouvez accepter.',
  ownSuitable: `À ma connaissance, oui : rien de ce que votre foyer a noté ne s’y oppose. ${label}`,
  suitable: `À ma connaissance, oui : rien de ce que je sais ne s’y oppose. ${label}`,
} as const;
