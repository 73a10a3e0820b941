import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { WhyLine } from '../../entities/recipe/why-line';
import { DishPicture } from '../../illustrations/dish-picture';
import type { WeekDish } from './use-week-dishes';

/** How the dish of a line looks, how long it takes, and why it was chosen. */
export function WeekDishLine({ dish }: { dish: WeekDish }) {
  const { id, mealType, picture, preparationMinutes, reasons } = dish;
  return (
    <>
      <DishPicture
        recipeId={id}
        mealType={mealType}
        picture={picture}
        className="size-14 shrink-0 rounded-control"
      />
      <WhyLine minutes={preparationMinutes} reasons={reasons} today={todayInZurich()} />
    </>
  );
}
