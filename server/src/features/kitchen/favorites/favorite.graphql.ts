import { prismaConnectionHelpers } from '@pothos/plugin-prisma';
import { answerChange } from '../answer-change.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf } from '../../../graphql/context.js';
import { MealTypeEnum } from '../../../graphql/enums.graphql.js';
import { kitchenPayload } from '../kitchen-change.graphql.js';
import { RecipeConnection, RecipeEdge, recipeQuery } from '../../../graphql/recipe-connection.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { ViewerRef } from '../../../graphql/viewer-ref.js';
import { holdsWord, toSearchWords } from '../../../platform/search-text.js';
import { ownFavorites } from './favorite.policy.js';
import { addFavorite, removeFavorite } from './set-favorite.js';

builder.prismaObjectField('Recipe', 'isFavorite', (t) =>
  t.boolean({
    description: 'Whether the viewer keeps it.',
    select: (_args, context) => ({
      favorites: { where: ownFavorites(viewerOf(context)), select: { id: true }, take: 1 },
    }),
    resolve: ({ favorites }) => favorites.length > 0,
  }),
);

const connection = prismaConnectionHelpers(builder, 'Favorite', {
  cursor: 'id',
  defaultSize: 24,
  maxSize: 100,
  select: (nodeSelection) => ({ recipe: nodeSelection({}) }),
  resolveNode: ({ recipe }) => recipe,
});

builder.objectFields(ViewerRef, (t) => ({
  favoriteRecipes: t.connection(
    {
      type: 'Recipe',
      nullable: true,
      authScopes: { subscribed: true },
      description:
        'The person’s favourites, the newest first; 24 a page unless asked otherwise, at most 100. Behind the subscription.',
      args: {
        search: t.arg.string({
          description:
            'Only those whose title or ingredients hold each word of this text, at most twelve, in any order; case, accents, ligatures, the plural and the shape of apostrophes are ignored.',
        }),
        mealType: t.arg({ type: MealTypeEnum, description: 'Only recipes of this kind of dish.' }),
      },
      resolve: async (viewer, args, context, info) => {
        const words = toSearchWords(args.search ?? '');
        const favorites = await context.db.favorite.findMany({
          ...connection.getQuery(args, context, () => recipeQuery(context, info)),
          where: {
            ...ownFavorites(viewer),
            recipe: {
              AND: words.map((word) => ({
                OR: holdsWord(word).map((searchText) => ({ searchText })),
              })),
              ...(args.mealType ? { mealType: args.mealType } : {}),
            },
          },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
        return connection.resolve(favorites, args, context);
      },
    },
    RecipeConnection,
    RecipeEdge,
  ),
}));

const AddFavoritePayload = kitchenPayload(
  'AddFavoritePayload',
  'The recipe is a favourite: the one of recipes.',
);
const RemoveFavoritePayload = kitchenPayload(
  'RemoveFavoritePayload',
  'The recipe is no favourite any more: the one of recipes.',
);

builder.mutationField('addFavorite', (t) =>
  t.field({
    type: AddFavoritePayload,
    description:
      'Keeps a recipe of the household or of the book; a second time changes nothing. Subscribers only.',
    authScopes: { subscribed: true },
    args: { recipeId: t.arg.id({ required: true, description: 'The recipe’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'AddFavoriteResult' } },
    resolve: async (_root, { recipeId }, context) => {
      const viewer = viewerOf(context);
      await addFavorite({ db: context.db, viewer }, recipeId);
      return answerChange(context, { recipeIds: [recipeId] });
    },
  }),
);

builder.mutationField('removeFavorite', (t) =>
  t.field({
    type: RemoveFavoritePayload,
    description: 'Lets a favourite go; a second time changes nothing. Subscribers only.',
    authScopes: { subscribed: true },
    args: { recipeId: t.arg.id({ required: true, description: 'The recipe’s id.' }) },
    errors: { types: [NotFoundRefusal], union: { name: 'RemoveFavoriteResult' } },
    resolve: async (_root, { recipeId }, context) => {
      const viewer = viewerOf(context);
      await removeFavorite({ db: context.db, viewer }, recipeId);
      return answerChange(context, { recipeIds: [recipeId] });
    },
  }),
);
