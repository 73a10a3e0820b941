import { memo } from 'react';
import { drawDish, type Dish } from './dish-drawing';
import { Picture, type PictureProps } from './picture';

export type { MealType } from './dish-drawing';

export type DishPictureProps = Dish & PictureProps;

/** A recipe's picture, drawn at once: the same recipe always gets the same one. It fills any frame, whole. */
export const DrawnDish = memo(function DrawnDish({
  className,
  label,
  margin,
  ...dish
}: DishPictureProps) {
  return (
    <Picture className={className} label={label} margin={margin} width={300} height={300}>
      {drawDish(dish)}
    </Picture>
  );
});
