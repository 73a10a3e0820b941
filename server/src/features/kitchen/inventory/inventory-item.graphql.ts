import { boughtLine } from '../../../diet/ingredients/bought-line.js';
import { foodPicture } from '../../../diet/pictures/drawn-foods.js';
import { canonicalProduct } from '../../../diet/vocabulary/product.js';
import type * as prisma from '../../../generated/prisma/enums.js';
import { builder } from '../../../graphql/builder.js';
import { viewerOf, type Context } from '../../../graphql/context.js';
import { UnitEnum } from '../../../graphql/enums.graphql.js';
import { mostRows } from '../../../graphql/most-rows.js';
import { dayInZurich } from '../../../platform/clock.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { ownInventory } from './inventory-item.policy.js';
import { adviseStorage, keepingOf, type StorageAdvice } from './storage-advice.js';

export const InventoryCategoryEnum = builder.enumType('InventoryCategory', {
  description: 'Where in the fridge something belongs.',
  values: {
    PRODUCE: { description: 'Fruit and vegetables.' },
    MEAT_FISH: { description: 'Meat and fish.' },
    DAIRY: { description: 'Milk products and eggs.' },
    PANTRY: { description: 'Dry goods, jars, spices.' },
    DRINKS: { description: 'Drinks.' },
    OTHER: { description: 'Anything else.' },
  } satisfies Record<prisma.InventoryCategory, object>,
});

export const InventoryPlaceEnum = builder.enumType('InventoryPlace', {
  description: 'Where at home something lies.',
  values: {
    FRIDGE: { description: 'The fridge, on one of its five shelves.' },
    FREEZER: { description: 'The freezer, at -18 °C.' },
    CUPBOARD: { description: 'The cupboard: whatever keeps outside the cold.' },
  } satisfies Record<prisma.InventoryPlace, object>,
});

export const ExpirationEstimateEnum = builder.enumType('ExpirationEstimate', {
  description: 'What an expiry is estimated from, where nobody read it on a packet.',
  values: {
    FRESH: { description: 'How long the food usually keeps.' },
    FROZEN: { description: 'How long it stays good in the freezer.' },
    THAWED: { description: 'How long it may be kept once it has left the freezer.' },
  } satisfies Record<prisma.ExpirationEstimate, object>,
});

export const InventoryItemRef = builder.objectType('InventoryItem', {
  description: 'Something to eat that the household has at home.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The item’s id; its shelf is a hash of it, modulo 5.' }),
    name: t.exposeString('name', { description: 'Plain text, 1 to 200 characters.' }),
    quantity: t.exposeInt('quantity', { description: 'How many of the unit, 1 to 1,000,000.' }),
    unit: t.expose('unit', {
      type: UnitEnum,
      description: 'The unit that quantity is counted in.',
    }),
    expirationDate: t.expose('expirationDate', {
      type: 'Date',
      nullable: true,
      description:
        'The day it expires: on that day, in Europe/Zurich, it has expired. Null when unknown.',
    }),
    category: t.expose('category', {
      type: InventoryCategoryEnum,
      description: 'What kind of food it is.',
    }),
    place: t.expose('place', {
      type: InventoryPlaceEnum,
      description: 'Whether it is kept in the fridge, the freezer or the cupboard.',
    }),
    expirationEstimate: t.expose('expirationEstimate', {
      type: ExpirationEstimateEnum,
      nullable: true,
      description: 'What its date is estimated from; null when somebody said it, or without one.',
    }),
    freezerDays: t.int({
      nullable: true,
      description:
        'For how many days it stays good in a freezer, put there now; null when unknown.',
      resolve: ({ name }) => keepingOf(name, 'FROZEN').days,
    }),
    thawedDays: t.int({
      nullable: true,
      description: 'For how many days it may be kept once it is out of a freezer.',
      resolve: ({ name }) => keepingOf(name, 'THAWED').days,
    }),
    product: t.string({
      description:
        'The name without plural, size and cut: what Recipe.ingredientProducts names it by.',
      resolve: ({ name }) => canonicalProduct(name),
    }),
    pictureKey: t.string({
      nullable: true,
      description:
        'What shows it in a drawing: the key of a food, such as « tomato », or two, with a space between them, where its name names two; null where nothing does.',
      resolve: ({ name }) => foodPicture(name),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was put in the fridge.',
    }),
  }),
});

builder.prismaObjectField('Recipe', 'ingredientProducts', (t) =>
  t.stringList({
    description:
      'The product of each ingredient line, in its order: an InventoryItem of the same product is used by the recipe; one under a plainer name may be, as inventoryUse says.',
    select: { ingredients: true },
    resolve: ({ ingredients }) =>
      ingredients.map((line) => canonicalProduct(boughtLine(line).name)),
  }),
);

const AdviceSource = builder
  .objectRef<NonNullable<StorageAdvice['source']>>('StorageAdviceSource')
  .implement({
    description: 'Who says how long a product keeps.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The publisher, in French.' }),
      url: t.exposeString('url', { description: 'Where it can be read.' }),
    }),
  });

const StorageAdviceRef = builder.objectRef<StorageAdvice>('StorageAdvice').implement({
  description: 'What is proposed for a product that is put in the fridge today.',
  fields: (t) => ({
    category: t.expose('category', {
      type: InventoryCategoryEnum,
      description: 'Where it belongs; OTHER when the name says nothing.',
    }),
    place: t.expose('place', {
      type: InventoryPlaceEnum,
      description: 'Where it usually lies; FRIDGE when the name says nothing.',
    }),
    expirationDate: t.expose('expirationDate', {
      type: 'Date',
      nullable: true,
      description:
        'Until when it usually keeps; null when unknown, or when its packet says it better.',
    }),
    expirationEstimate: t.expose('expirationEstimate', {
      type: ExpirationEstimateEnum,
      nullable: true,
      description: 'What the date is estimated from; null without a date.',
    }),
    pictureKey: t.exposeString('pictureKey', {
      nullable: true,
      description: 'What shows it in a drawing, as InventoryItem.pictureKey will.',
    }),
    days: t.exposeInt('days', {
      nullable: true,
      description: 'For how many days it keeps, the cautious end of the source’s range.',
    }),
    source: t.expose('source', {
      type: AdviceSource,
      nullable: true,
      description: 'Who publishes how long the food keeps; null without a date.',
    }),
  }),
});

builder.prismaObjectFields(KitchenRef, (t) => ({
  inventoryItems: t.field({
    type: [InventoryItemRef],
    description: 'What the household has at home to eat, the newest first; at most 3,000.',
    resolve: (kitchen, _args, context) =>
      context.db.inventoryItem.findMany({
        where: ownInventory(memberOf(kitchen, context)),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostRows.inventoryItems,
      }),
  }),
  storageAdvice: t.field({
    type: StorageAdviceRef,
    description: 'What is usual for a product.',
    args: {
      name: t.arg.string({
        required: true,
        description: 'As a person writes it; what follows its first 300 characters is not read.',
      }),
      as: t.arg({
        type: ExpirationEstimateEnum,
        description: 'Kept fresh, frozen or once thawed; as it is bought when left out.',
      }),
    },
    resolve: (_kitchen, { name, as }, { clock }) =>
      adviseStorage(name, dayInZurich(clock.now()), as ?? null),
  }),
}));

/** The scope of a use case, from a request's context. */
export const inventoryScope = (context: Context) => ({
  db: context.db,
  viewer: viewerOf(context),
  clock: context.clock,
});
