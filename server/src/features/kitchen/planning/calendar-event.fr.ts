import { scaleLine } from '../../../diet/ingredients/scale.js';
import type { MealType, PlannedMeal } from '../../../generated/prisma/client.js';
import { pictureUrl, type PicturedRecipe } from '../../recipes/recipe-picture.policy.js';
import type { CalendarEvent } from './write-calendar.js';

/** What a calendar application calls the feed. */
export const calendarName = 'Popote · repas';

/** What the calendar says of itself while the household has no subscription. */
export const lapsedText =
  'Sans abonnement Popote, ce calendrier reste vide. Vos repas planifiés sont conservés\u202f: ils reviendront ici avec l’abonnement.';

const mealTypes: Record<MealType, string> = {
  DRINK: 'Boisson',
  APERITIF: 'Apéritif',
  AMUSE_BOUCHE: 'Amuse-bouche',
  STARTER: 'Entrée',
  MAIN: 'Plat principal',
  DESSERT: 'Dessert',
};

type FeedMeal = Pick<
  PlannedMeal,
  'id' | 'recipeTitle' | 'date' | 'time' | 'servings' | 'mealType' | 'cookedAt'
> & { recipe: (PicturedRecipe & { servings: number }) | null };

/** In pixels. */
const pictureWidth = 256;

/** An ingredient for the meal's servings; where a cook's rounding is far from arithmetic, as it says itself. */
function lineFor(line: string, factor: number): string {
  const { text, exact } = scaleLine(line, factor);
  return exact === null ? text : `${text} (arrondi\u202f: le calcul donne ${exact})`;
}

/** A planned meal as a calendar shows it: its title, for how many, and what it takes. */
export function feedEvent(meal: FeedMeal, publicUrl: string): CalendarEvent {
  const { id, recipeTitle, date, time, servings, mealType, cookedAt, recipe } = meal;
  const day = date.toISOString().slice(0, 10);
  const lines = recipe?.ingredients.map((line) => lineFor(line, servings / recipe.servings));
  return {
    uid: `${id}@popote`,
    day,
    time,
    summary: cookedAt ? `✓ ${recipeTitle}` : recipeTitle,
    description: [
      `${cookedAt ? 'Cuisiné · ' : ''}${mealTypes[mealType]} · ${servings} pers.`,
      ...(lines?.length ? ['', ...lines] : []),
    ].join('\n'),
    url: `${publicUrl}/dashboard/planning?week=${day}&meal=${id}`,
    image: recipe && pictureUrl(publicUrl, recipe, pictureWidth),
  };
}
