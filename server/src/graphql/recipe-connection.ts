import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from './builder.js';
import type { Context } from './context.js';

export const RecipeEdge = builder.edgeObject({
  type: 'Recipe',
  name: 'RecipeEdge',
  description: 'A recipe in a list, and its place there.',
});

/** Pages of recipes, whoever lists them. */
export const RecipeConnection = builder.connectionObject(
  { type: 'Recipe', name: 'RecipeConnection', description: 'A page of a list of recipes.' },
  RecipeEdge,
);

/** What the request asks of each recipe of a page, whether by edges or by nodes. */
export const recipeQuery = (context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, typeName: 'Recipe', paths: [['edges', 'node'], ['nodes']] });
