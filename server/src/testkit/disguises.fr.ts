import type { DietaryRestriction } from '../diet/restrictions.js';
import type { ReplyParts } from './recipe-replies-hostile.fr.js';

/** The ways one forbidden food can be written. */
interface Forbidden {
  plain: string;
  regional: string;
  misspelt: string;
  foreign: string;
}

export const forbiddenFoods: Readonly<Record<DietaryRestriction, Forbidden>> = {
  VEGETARIAN: {
    plain: 'poulet',
    regional: 'viande des Grisons',
    misspelt: 'saumont',
    foreign: 'chicken',
  },
  VEGAN: { plain: 'fromage', regional: 'tomme vaudoise', misspelt: 'mayonaise', foreign: 'Käse' },
  GLUTEN_FREE: {
    plain: 'boulgour',
    regional: 'crozets',
    misspelt: 'chapellure',
    foreign: 'Weizenmehl',
  },
  DAIRY_FREE: { plain: 'yaourt', regional: 'sérac', misspelt: 'roblochon', foreign: 'butter' },
  NUT_FREE: {
    plain: 'noisettes',
    regional: 'pâte d’amandes',
    misspelt: 'cacahuettes',
    foreign: 'peanuts',
  },
  HALAL: { plain: 'lardons', regional: 'boutefas', misspelt: 'saussisse', foreign: 'Schinken' },
  KOSHER: {
    plain: 'crevettes',
    regional: 'atriaux',
    misspelt: 'langoustinne',
    foreign: 'prosciutto',
  },
};

const list = (food: string) => ({
  ingredients: ['1 kg de courge', `100 g de ${food}`, '1 oignon'],
});

/** Each way to slip the food into a reply, with the writing that must be shown nowhere. */
export function disguisesOf({ plain, regional, misspelt, foreign }: Forbidden): {
  where: string;
  parts: ReplyParts;
  written: string;
}[] {
  const half = Math.ceil(plain.length / 2);
  const cut = (mark: string) => `${plain.slice(0, half)}${mark}${plain.slice(half)}`;
  const [invisible, tagged, spaced] = [cut('\u200B'), cut('<b></b>'), [...plain].join('.')];
  return [
    { where: 'title', parts: { title: `Courge et ${plain}` }, written: plain },
    { where: 'description', parts: { description: `Avec du ${plain} fondant.` }, written: plain },
    { where: 'list', parts: list(plain), written: plain },
    { where: 'step', parts: { steps: ['Couper.', `Ajouter 100 g de ${plain}.`] }, written: plain },
    { where: 'regional name', parts: list(regional), written: regional },
    { where: 'misspelt', parts: list(misspelt), written: misspelt },
    { where: 'foreign', parts: list(foreign), written: foreign },
    { where: 'zero-width', parts: list(invisible), written: invisible },
    {
      where: 'tags',
      parts: { steps: ['Couper.', `Servir avec 50 g de ${tagged}.`] },
      written: tagged,
    },
    { where: 'spelled out', parts: { title: `Courge et ${spaced}` }, written: spaced },
  ];
}
