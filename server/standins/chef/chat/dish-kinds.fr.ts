/** Dishes that people ask for, by what they are first of all: the nearest to one that the book has not is looked for by that. */
export const dishKinds: readonly (readonly [dish: RegExp, kind: string])[] = [
  [
    /\b(?:carbo(?:nara)?|amatriciana|arrabbiata|puttanesca|alfredo|cacio|cannelloni|raviolis?|tortellini|linguine|penne|macaroni|fettucin\w*)\b/,
    'pâtes spaghetti',
  ],
  [/\b(?:pad thai|ramen|nouilles?|bo bun|wok|chop suey)\b/, 'riz sauté légumes'],
  [/\b(?:paella|biryani|jambalaya|cantonais|sushis?|makis?|poke|bibimbap|pilaf)\b/, 'riz'],
  [/\b(?:tartiflette|aligot|truffade|dauphinois|croziflette|morbiflette)\b/, 'gratin pommes terre'],
  [/\b(?:tikka|masala|korma|butter chicken|massaman|colombo|vindaloo|rendang)\b/, 'curry'],
  [/\b(?:pho|bortsch|tom yum|bouillabaisse|vichyssoise|garbure|harira)\b/, 'soupe'],
  [/\b(?:cesar|caesar|waldorf|piemontaise|fattouche)\b/, 'salade'],
  [/\b(?:moussaka|parmigiana)\b/, 'aubergine gratin'],
  [/\b(?:flammekueche|flammenkuche|pissaladiere|calzone)\b/, 'tarte pizza'],
  [/\b(?:cassoulet|feijoada|burritos?|tacos?|fajitas?|enchiladas?)\b/, 'haricots chili'],
  [/\b(?:nuggets?|cordon bleu|tandoori|yakitori|kfc|wings?)\b/, 'poulet'],
  [/\b(?:burgers?|hamburgers?|kefta|kofte|falafels?)\b/, 'boulettes galettes'],
  [
    /\b(?:cheesecake|opera|foret noire|sachertorte|cupcakes?|muffins?|cookies?|paris brest)\b/,
    'gâteau',
  ],
  [/\b(?:tiramisu|creme brulee|ile flottante|eclairs?|profiteroles?|banoffee)\b/, 'crème mousse'],
  [/\b(?:pancakes?|gaufres?|blinis?)\b/, 'crêpes galettes'],
  [/\b(?:mojitos?|spritz|margarita|pina colada|cocktails?)\b/, 'limonade sirop'],
];

/** Names of dishes that are made in many ways: folded, singular and plural. */
export const dishNames =
  'choucroutes?|flans?|lasagnes?|quiches?|tartes?|tartelettes?|tourtes?|gratins?|gateaux?|cakes?|crepes?|galettes?|pizzas?|soupes?|veloutes?|salades? (?:composees?|nicoises?|cesar)|hachis|parmentier|blanquettes?|bourguignon|pot au feu|ragouts?|tajines?|couscous|chili|risottos?|omelettes?|souffles?|terrines?|pates en croute|feuilletes?|ratatouilles?|brownies?|cookies?|biscuits?|beignets?|puddings?|clafoutis|mousses?|glaces?|sandwich\\w*|croque\\w*|burgers?|raviolis?|gnocchis?|rostis?|fondues?|raclettes?|polpettes?|pain perdu|curry|compotes?';

/** So that its name alone clears none of them. */
export const madeInManyWays = new RegExp(`\\b(?:${dishNames}|sauces?)\\b`);
