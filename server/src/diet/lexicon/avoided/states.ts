import { phrases } from '../types.js';

/** How a food is, said after it: a line that says nothing may mean that one, unless it says another. */
interface State {
  words: readonly string[];
  others: readonly string[];
}

const raw = phrases('cru, crue, crus, crues');
const cooked = phrases(
  'cuit, cuite, cuits, cuites, poché, confit, confite, caramélisé, frit, frite, rôti, rôtie, grillé, poêlé, fondu, dur, revenu, braisé, sauté, rissolé, mijoté, blanchi, pané, conserve, boîte, poudre, moulu, séché',
);
const fresh = phrases('frais, fraîche, fraîches');
const dry = phrases(
  'moulu, moulue, poudre, grain, graine, séché, séchée, sec, sèche, surgelé, surgelée, conserve, boîte, lyophilisé, fumé, fumée, concentré',
);

export const states: readonly State[] = [
  { words: raw, others: cooked },
  { words: cooked, others: raw },
  { words: fresh, others: dry },
  {
    words: phrases('bio, entier, entière, nature, maison, local, industriel, industrielle'),
    others: [],
  },
];

/** How a food is prepared, which a recipe's list does not say: « œuf cru », « friture ». « Frites » are a food. */
export const preparations: readonly string[] = [
  ...raw,
  ...phrases('cuit, cuite, saignant, saignante, frit, frite, friture'),
];

const colours = [
  'vert, verte',
  'rouge',
  'jaune',
  'blanc, blanche',
  'noir, noire',
  'rose, rosé',
  'orange',
  'brun, brune',
  'violet, violette',
  'doux, douce, lait',
].map(phrases);

/** A colour is a state of these alone: « chou rouge » is another thing than « chou ». */
export const coloured: readonly string[] = phrases(
  'poivron, oignon, olive, raisin, vin, boudin, asperge, curry, haricot, pomme, chocolat, poivre, figue, prune, courgette, piment, pesto, thé, lentille, tomate',
);

export const colourStates: readonly State[] = colours.map((words) => ({
  words,
  others: colours.flatMap((each) => (each === words ? [] : each)),
}));

/** What people write around the food they avoid: « allergie aux noix », « pas de champignons ». */
export const aroundFoods: readonly string[] = phrases(
  'pas, de, aucun, aucune, sans, tout, toute, tous, toutes, ce, qui, est, sont, a, base, allergie, allergique, alergie, alergique, rien, intolérance, intolérant, intolérante, produit, type, genre, comme, surtout, trop, trace, je, n, aime, déteste, éviter, évite, jamais, non, ni, plat, certain, certaine, forte, sévère, légère, dérivé, excès, peu, ses, leurs, avec, mes, enfant, ma, mon, fille, fils, mari, femme, en, grande, quantité, goût, fan',
);
