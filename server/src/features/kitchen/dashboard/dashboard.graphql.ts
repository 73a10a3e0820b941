import { builder } from '../../../graphql/builder.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import type { ExpiringSoon } from '../inventory/inventory-item.policy.js';
import { countDashboard, type Dashboard } from './count-dashboard.js';

const ExpiringSoonRef = builder.objectRef<ExpiringSoon>('ExpiringSoon').implement({
  description: 'What of the fridge expires within three days, or has expired.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many items of this name expire soon.' }),
    items: t.expose('items', {
      type: ['InventoryItem'],
      description: 'The first three: by date what can still be eaten, then what has expired.',
    }),
  }),
});

const DashboardRef = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'The counts of the overview.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The user’s id: there is one dashboard a person.' }),
    plannedMealsThisWeek: t.exposeInt('plannedMealsThisWeek', {
      description: 'The household’s meals from Monday to Sunday, today’s week in Europe/Zurich.',
    }),
    itemsToBuy: t.exposeInt('itemsToBuy', {
      description:
        'How many products are still to be bought: the rows that a list shows which merges the unchecked lines of one product.',
    }),
    favoriteRecipes: t.exposeInt('favoriteRecipes', { description: 'The person’s favourites.' }),
    expiringSoon: t.expose('expiringSoon', {
      type: ExpiringSoonRef,
      description: 'What to eat first; today’s day in Europe/Zurich decides.',
    }),
    tonightMeals: t.expose('tonightMeals', {
      type: ['PlannedMeal'],
      description:
        'At most three of today’s meals in Europe/Zurich: those from 17:00 on, or all the day’s where there is none. Those still to be cooked come first; of them and of the others the main courses, then by time and id.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  dashboard: t.field({
    type: DashboardRef,
    nullable: true,
    authScopes: { subscribed: true },
    description: 'Behind the subscription: null with an error whose code says what is missing.',
    resolve: (viewer, _args, { db, clock }) => countDashboard({ db, viewer, clock }),
  }),
}));
