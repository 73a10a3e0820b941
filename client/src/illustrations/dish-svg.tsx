import { renderToStaticMarkup } from 'react-dom/server';
import { COMPOSITIONS, type Dish } from './dish-drawing';
import { DrawnDish } from './drawn-dish';
import { INGREDIENT_ART } from './food/ingredient-art';
import palette from './palette.css?raw';

/** The first block is the light theme's. */
const light = palette.slice(0, palette.indexOf('}'));
const colours = new Map(
  [...light.matchAll(/(--ill-[\w-]+):\s*([^;]+);/g)].map(([, name, colour]) => [name, colour]),
);

/** With commas, as every reader of SVG takes it: blanks and a slash are known to browsers only. */
const plainColour = (colour: string): string =>
  colour.replace(/^(rgb)\((\S+) (\S+) (\S+) \/ (\S+)\)$/, '$1a($2,$3,$4,$5)');

/** What the server may name, for its tests. */
export const drawable = {
  foods: Object.keys(INGREDIENT_ART),
  compositions: [...COMPOSITIONS.keys()],
};

/**
 * A recipe's picture as a file of its own, in the light theme's colours: 300 units a side, without script, style sheet
 * or link. The same recipe always gets the same one.
 */
export function drawDishSvg(dish: Dish): string {
  return renderToStaticMarkup(<DrawnDish {...dish} />)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" ')
    .replace(/var\((--ill-[\w-]+)\)/g, (_, name: string) => plainColour(colours.get(name) ?? ''));
}
