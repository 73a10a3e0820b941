import { prismaConnectionHelpers } from '@pothos/plugin-prisma';
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import { boughtLine } from '../../diet/ingredients/bought-line.js';
import type { DietRules } from '../../diet/gate/gate.js';
import { canonicalProduct } from '../../diet/vocabulary/product.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { builder } from '../../graphql/builder.js';
import { viewerOf, type Context } from '../../graphql/context.js';
import { MealTypeEnum, PriceClassEnum, SeasonEnum } from '../../graphql/enums.graphql.js';
import { householdDiet } from '../../graphql/household-diet.js';
import { RecipeConnection, RecipeEdge, recipeQuery } from '../../graphql/recipe-connection.js';
import { ViewerRef } from '../../graphql/viewer-ref.js';
import { knownUnfitOfBook } from '../../recipe-book/book-diet.js';
import { isEaten } from '../../recipe-book/recheck-recipe.js';
import { productsAtHome } from '../kitchen/inventory/at-home.policy.js';
import { countAtHome, rankedByHome, recipesWhere, type RecipeSource } from './list-recipes.js';

const RecipeSourceEnum = builder.enumType('RecipeSource', {
  description: 'Where a recipe comes from.',
  values: {
    BOOK: { description: 'The recipe book, the same for every household.' },
    OWN: { description: 'Written for the household, by the chef.' },
    FAVORITES: { description: 'Kept by the person, wherever it comes from.' },
  } satisfies Record<RecipeSource, object>,
});

const RecipeFilterInput = builder.inputType('RecipeFilter', {
  description: 'What of the recipes is asked for; each narrows further, and null asks for nothing.',
  fields: (t) => ({
    source: t.field({ type: RecipeSourceEnum, description: 'Only recipes of this source.' }),
    mealType: t.field({ type: MealTypeEnum, description: 'Only recipes of this kind of dish.' }),
    maxMinutes: t.int({ description: 'Only those ready within so many minutes, from 1.' }),
    season: t.field({
      type: SeasonEnum,
      description: 'Only those of this season, or of the whole year.',
    }),
    price: t.field({
      type: PriceClassEnum,
      description: 'Only those of this price class; of one that is not known only without it.',
    }),
    forChildren: t.boolean({ description: 'When true, only those that children like.' }),
    fitsHousehold: t.boolean({
      description:
        'When true, only those in which the diet gate finds nothing against a restriction, an allergen or an avoided food of anybody in the household. A page may then hold fewer than were asked for, although another one follows.',
    }),
    atHome: t.boolean({
      description:
        'When true, only those of the book that use something in the fridge that has not expired, whatever source says; those with the greatest part of their ingredients there come first.',
    }),
  }),
});

const connection = prismaConnectionHelpers(builder, 'Recipe', {
  cursor: 'id',
  defaultSize: 24,
  maxSize: 100,
});

const fridges = new WeakMap<Context, Promise<ReadonlySet<string>>>();

/** One statement for all recipes of an answer; nothing is kept beyond it. */
function fridgeOf(context: Context): Promise<ReadonlySet<string>> {
  const known = fridges.get(context);
  if (known) return known;
  const { db, clock } = context;
  const reading = productsAtHome({ db, clock, viewer: viewerOf(context) }).finally(() =>
    fridges.delete(context),
  );
  fridges.set(context, reading);
  return reading;
}

const isAnyRule = ({ restrictions, avoidedFoods }: DietRules): boolean =>
  restrictions.length + avoidedFoods.length > 0;

interface Page {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/** A page in the order of what is at home: which recipes it holds, and then their rows. */
async function pageByHome(
  where: Prisma.RecipeWhereInput,
  args: Page,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const { db } = context;
  const keys = await rankedByHome(await fridgeOf(context));
  const found = await db.recipe.findMany({
    where: { AND: [where, { id: { in: [...keys.keys()] } }] },
    select: { id: true },
  });
  const keyOf = ({ id }: { id: string }) => keys.get(id) ?? '';
  const ranked = found.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  const read = async ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) => {
    const within = ranked.filter(
      (each) =>
        (after === undefined || keyOf(each) > after) &&
        (before === undefined || keyOf(each) < before),
    );
    const ids = (inverted ? within.toReversed() : within).slice(0, limit).map(({ id }) => id);
    const rows = await db.recipe.findMany({
      ...recipeQuery(context, info),
      where: { id: { in: ids } },
    });
    return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  };
  return resolveCursorConnection({ args, defaultSize: 24, maxSize: 100, toCursor: keyOf }, read);
}

builder.objectFields(ViewerRef, (t) => ({
  recipes: t.connection(
    {
      type: 'Recipe',
      nullable: true,
      authScopes: { subscribed: true },
      description:
        'What the household can cook: the recipes that were written for it, the person’s favourites and the recipe book, the newest first, and the book’s mixed; 24 a page unless asked otherwise, at most 100. Behind the subscription.',
      args: {
        search: t.arg.string({
          description:
            'Only those whose title or ingredients hold each word of this text, at most twelve, in any order; case, accents, ligatures, the plural and the shape of apostrophes are ignored.',
        }),
        filter: t.arg({
          type: RecipeFilterInput,
          description: 'Which of the recipes are asked for.',
        }),
      },
      resolve: async (viewer, { search, filter, ...args }, context, info) => {
        const asked = filter ?? {};
        const eaten = asked.fitsHousehold ? await householdDiet(context) : null;
        const diet = eaten && isAnyRule(eaten) ? eaten : null;
        const unfit = diet ? knownUnfitOfBook(diet) : [];
        const scope = { db: context.db, viewer };
        const where = {
          AND: [await recipesWhere(scope, search, asked), { id: { notIn: unfit } }],
        };
        const page = asked.atHome
          ? await pageByHome(where, args, context, info)
          : connection.resolve(
              await context.db.recipe.findMany({
                ...connection.getQuery(args, context, () => recipeQuery(context, info)),
                where,
                orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
              }),
              args,
              context,
            );
        if (!diet || !page) return page;
        // As its row has it, whichever edition of the book this process has read.
        const fits = ({ node }: (typeof page.edges)[number]) => isEaten(node, diet);
        return { ...page, edges: page.edges.filter(fits) };
      },
    },
    RecipeConnection,
    RecipeEdge,
  ),
}));

builder.prismaObjectFields('Recipe', (t) => ({
  seasons: t.expose('seasons', {
    type: [SeasonEnum],
    description: 'When what it is made of is in season; none means all year, or not known.',
  }),
  price: t.expose('price', {
    type: PriceClassEnum,
    nullable: true,
    description: 'What its foods cost for one portion; null where nobody has said.',
  }),
  forChildren: t.exposeBoolean('forChildren', {
    description: 'Whether children like it; false where nobody has said.',
  }),
  fromBook: t.boolean({
    description:
      'Whether it is of the recipe book, which every household reads and nobody changes.',
    select: { bookId: true },
    resolve: ({ bookId }) => bookId !== null,
  }),
  ingredientsAtHome: t.int({
    description:
      'How many of its ingredient lines name a product that is in the household’s fridge, under its own or a plainer name, and has not expired, however much of it.',
    select: { ingredients: true },
    resolve: async ({ ingredients }, _args, context) =>
      countAtHome(
        ingredients.map((line) => canonicalProduct(boughtLine(line).name)),
        await fridgeOf(context),
      ),
  }),
}));
