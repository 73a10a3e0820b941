import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import type { Viewer } from '../../platform/viewer.js';
import type { NewlyPlanned } from './plan-meal.js';
import { PlannedMealRef, takenLinesOf } from './planned-meal.graphql.js';

/** The answer of a mutation that gives a meal its recipe: the meal, and the lines of the list that are its own now. */
export const newlyPlannedPayload = (name: string, description: string) =>
  builder.objectRef<NewlyPlanned & { viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({
      plannedMeal: t.expose('plannedMeal', {
        type: PlannedMealRef,
        description: 'The meal as it is now.',
      }),
      shoppingItems: t.prismaField({
        type: ['ShoppingItem'],
        description: takenLinesOf,
        resolve: (_query, { shoppingItems }) => shoppingItems,
      }),
      viewer: t.expose('viewer', {
        type: ViewerRef,
        description: 'The viewer, with the dashboard as it is now.',
      }),
    }),
  });
