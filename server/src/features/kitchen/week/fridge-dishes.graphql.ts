import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.js';
import { UnitEnum } from '../../../graphql/enums.graphql.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { FoodReservationRef } from '../shopping/food-reservation.graphql.js';
import { findFridgeDishes, type FridgeDish, type MissingFood } from './find-fridge-dishes.js';
import { WeekReasonRef } from './proposed-week.graphql.js';

const MissingFoodRef = builder.objectRef<MissingFood>('MissingFood').implement({
  description: 'A food that one would have to buy for a dish.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the recipe calls it, 1 to 200 characters.' }),
    amount: t.exposeFloat('amount', {
      nullable: true,
      description:
        'How much is lacking, beside what is free at home; null where nobody said how much, or in several measures.',
    }),
    unit: t.expose('unit', { type: UnitEnum, description: 'The unit that amount is counted in.' }),
    isPartlyAtHome: t.exposeBoolean('isPartlyAtHome', {
      description: 'Whether some of it is free at home, only not enough.',
    }),
    reservedFor: t.expose('reservedFor', {
      type: FoodReservationRef,
      nullable: true,
      description: 'The first thing that what is at home of it is kept for; null where none is.',
    }),
  }),
});

const FridgeDishRef = builder.objectRef<FridgeDish>('FridgeDish').implement({
  description: 'A dish that the household can cook with what is in its fridge.',
  fields: (t) => ({
    recipe: t.field({
      type: 'Recipe',
      description: 'The recipe of the dish.',
      resolve: ({ recipe }) => recipe,
    }),
    servings: t.exposeInt('servings', {
      description: 'For how many what is missing is counted: as the household cooks, 1 to 50.',
    }),
    plannedMealId: t.exposeID('plannedMealId', {
      nullable: true,
      description:
        'A meal of today, or from 21:00 on of tomorrow, in Europe/Zurich, that is this dish and still to be cooked; null without one.',
    }),
    reasons: t.field({
      type: [WeekReasonRef],
      description:
        'What it uses, the most pressing first: USES_UP, AT_HOME, and KEPT for a favourite; at most 3. What there is too little of is not among them, but in missingFoods.',
      resolve: ({ reasons }) => reasons.map((reason) => ({ ...reason, minutes: null })),
    }),
    missingFoods: t.field({
      type: [MissingFoodRef],
      description:
        'What one would have to buy for so many, without staples; none of it is among the reasons.',
      resolve: ({ missing }) => [...missing],
    }),
    missing: t.stringList({
      resolve: ({ missing }) => missing.map(({ name }) => name),
      description:
        'The names of what the fridge has not, or not enough of, for so many, without staples: the articles that addRecipeToShoppingList with missingOnly adds. None when everything is there.',
    }),
  }),
});

builder.prismaObjectFields(KitchenRef, (t) => ({
  fridgeDishes: t.field({
    type: [FridgeDishRef],
    description:
      'What to cook for the next dinner, from 21:00 tomorrow’s, with what is in the fridge, will not have expired by then and is needed by no meal to come: the household’s recipes, its favourites and the book, without drinks and without what somebody in the household does not eat. Favourites for which everything is there come first, then what uses most before it expires and lacks least; at most six, none where nothing suits.',
    resolve: (kitchen, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Recipe', path: ['recipe'] });
      return findFridgeDishes(
        { db: context.db, viewer: memberOf(kitchen, context), clock: context.clock },
        query,
      );
    },
  }),
}));
