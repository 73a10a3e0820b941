import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import './graphql/scalars.js';
import './graphql/enums.graphql.js';
import './graphql/refusal.graphql.js';
import './features/accounts/viewer.graphql.js';
import './features/accounts/account.graphql.js';
import './features/households/household.graphql.js';
import './features/preferences/preferences.graphql.js';
import './features/billing/billing.graphql.js';
import './features/recipes/recipe.graphql.js';
import './features/recipes/recipe-generation.graphql.js';
import './features/favorites/favorite.graphql.js';
import './features/planning/planned-meal.graphql.js';
import './features/planning/planned-meal-mutations.graphql.js';
import './features/planning/calendar-feed.graphql.js';
import './features/dashboard/dashboard.graphql.js';
import './features/notifications/notification.graphql.js';
import './features/shopping/shopping-item.graphql.js';
import './features/shopping/shopping-add.graphql.js';
import './features/shopping/shopping-list.graphql.js';
import './features/shopping/aisle.graphql.js';
import './features/inventory/inventory-item.graphql.js';
import './features/inventory/inventory-mutations.graphql.js';
import { builder } from './graphql/builder.js';

export const schema: GraphQLSchema = builder.toSchema();

/** What `schema.graphql` holds: the contract that clients are built against. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
