import { builder } from '../../../graphql/builder.js';
import type { Reservation } from './leave-out-fridge.js';

export const FoodReservationRef = builder.objectRef<Reservation>('FoodReservation').implement({
  description: 'What food at home is kept for.',
  fields: (t) => ({
    plannedMealId: t.exposeID('plannedMealId', {
      nullable: true,
      description: 'The planned meal; null for a recipe that is on the shopping list without one.',
    }),
    recipeTitle: t.exposeString('recipeTitle', {
      description: 'Its recipe, plain text of 1 to 200 characters.',
    }),
    date: t.expose('date', {
      type: 'Date',
      nullable: true,
      description: 'The day of the planned meal, in Europe/Zurich; null without one.',
    }),
  }),
});
