import { createHash } from 'node:crypto';
import { dishPicture, type PicturedDish } from '../../diet/pictures/dish-picture.js';
import { keepLast } from '../../platform/keep-last.js';

/** All that a recipe's picture is drawn from. */
export interface PicturedRecipe extends PicturedDish {
  readonly id: string;
}

export const picturedParts = { id: true, mealType: true, title: true, ingredients: true } as const;

/** In pixels; a picture is square. */
export const pictureWidths = { least: 16, most: 1024, usual: 640 } as const;

/**
 * What stands in a picture's address beside the recipe's id: another one when the book has a new edition of the recipe,
 * so that a picture is cached for ever; and not to be guessed by who has only the id.
 */
export const pictureVersion = ({ id, mealType, title, ingredients }: PicturedRecipe): string =>
  createHash('sha256')
    .update(JSON.stringify([id, mealType, title, ingredients]))
    .digest('hex')
    .slice(0, 16);

/** A reading takes a tenth of a millisecond, a page shows dozens, the book is everybody's. */
const kept = keepLast<string>(2_000);

/** What the drawing of a recipe is composed of. */
export const pictureOf = (recipe: PicturedRecipe): string =>
  kept(pictureVersion(recipe), () => dishPicture(recipe));

/** Where a recipe's picture is: as PNG so wide, within the bounds, or without a width as SVG. */
export function pictureUrl(publicUrl: string, recipe: PicturedRecipe, width?: number): string {
  const kind = width === undefined ? 'svg' : 'png';
  const url = new URL(`/pictures/${recipe.id}.${kind}`, publicUrl);
  url.searchParams.set('v', pictureVersion(recipe));
  if (width !== undefined) {
    const { least, most } = pictureWidths;
    url.searchParams.set('w', String(Math.min(Math.max(width, least), most)));
  }
  return url.href;
}
