import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../graphql/builder.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { findFridgeDishes, type FridgeDish } from './find-fridge-dishes.js';
import { WeekReasonRef } from './proposed-week.graphql.js';

const FridgeDishRef = builder.objectRef<FridgeDish>('FridgeDish').implement({
  description: 'A dish that the household can cook with what is in its fridge.',
  fields: (t) => ({
    recipe: t.field({ type: 'Recipe', description: 'The dish.', resolve: ({ recipe }) => recipe }),
    servings: t.exposeInt('servings', {
      description: 'For how many what is missing is counted: as the household cooks, 1 to 50.',
    }),
    plannedMealId: t.exposeID('plannedMealId', {
      nullable: true,
      description:
        'A meal of today, in Europe/Zurich, that is this dish and still to be cooked; null without one.',
    }),
    reasons: t.field({
      type: [WeekReasonRef],
      description:
        'What it uses, the most pressing first: USES_UP, AT_HOME, and KEPT for a favourite; 1 to 3.',
      resolve: ({ reasons }) => reasons.map((reason) => ({ ...reason, minutes: null })),
    }),
    missing: t.exposeStringList('missing', {
      description:
        'The names of what the fridge has not, or not enough of, for so many, without staples: the articles that addRecipeToShoppingList with missingOnly adds. None when everything is there.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  fridgeDishes: t.field({
    type: [FridgeDishRef],
    nullable: true,
    authScopes: { subscribed: true },
    description:
      'What to cook now with what is in the fridge, has not expired and is needed by no meal to come: the household’s recipes, its favourites and the book, without drinks and without what somebody in the household does not eat. Favourites for which everything is there come first, then what uses most before it expires and lacks least; at most six, none where nothing suits. Behind the subscription.',
    resolve: (viewer, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Recipe', path: ['recipe'] });
      return findFridgeDishes({ db: context.db, viewer, clock: context.clock }, query);
    },
  }),
}));
