import type { ShoppingItem } from '../../../generated/prisma/client.js';
import { builder } from '../../../graphql/builder.js';
import { UnitEnum } from '../../../graphql/enums.graphql.js';
import { mostRows } from '../../../graphql/most-rows.js';
import { AisleEnum } from './aisle-enum.graphql.js';
import { PackagingEnum } from './packaging-enum.graphql.js';
import { readLeftOutItems } from './left-out-items.js';
import { suggestProducts, type Product } from './suggest-products.js';
import { loadAisles } from './arrange-aisles.js';
import { aisles, type Aisle } from '../../../diet/aisle.js';
import { foodPicture } from '../../../diet/pictures/drawn-foods.js';
import { boughtAs } from '../../../diet/ingredients/shopping-line.js';
import type { BoughtWhole } from '../../../diet/vocabulary/plainer-products.js';
import { packagingOf } from '../../../diet/vocabulary/packaging.js';
import { KitchenRef, memberOf } from '../kitchen.graphql.js';
import { boughtItems, listedItems } from './shopping-item.policy.js';

const mostBought = 1_000;

const aisleOfRow = ({ aisle }: ShoppingItem): Aisle =>
  aisles.find((known) => known === aisle) ?? 'OTHER';

const BoughtAsRef = builder.objectRef<BoughtWhole>('BoughtAs').implement({
  description: 'What one buys of a line that names a part of it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As one says it on a list: « persil ».' }),
    parts: t.exposeInt('parts', {
      description: 'How many of what the line counts it has, at least: ten sprigs a bunch.',
    }),
  }),
});

export const ShoppingItemRef = builder.prismaObject('ShoppingItem', {
  description:
    'A line of the shopping list as one source asked for it; clients merge lines of one product when they show them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The line’s id.' }),
    name: t.exposeString('name', { description: '1 to 200 characters, plain text.' }),
    quantity: t.exposeString('quantity', {
      description:
        'A number as French writes it (« 1,5 », « ½ »), or words; at most 20 characters.',
    }),
    unit: t.expose('unit', {
      type: UnitEnum,
      description: 'The unit that quantity is counted in.',
    }),
    amountSaid: t.exposeBoolean('amountSaid', {
      description:
        'Whether anybody named an amount. False for « œufs »: quantity is then « 1 » for want of one, and is neither shown nor added up.',
    }),
    checked: t.exposeBoolean('checked', { description: 'Whether it is in the basket.' }),
    toCheck: t.exposeBoolean('toCheck', {
      description:
        'Whether it is a staple that is probably at home: shown apart, and no article to buy until somebody says so. Then never ticked.',
    }),
    product: t.exposeString('product', {
      description:
        'Lines of one product have the same: the name without plural, size and cut, of a part the whole.',
    }),
    boughtAs: t.field({
      type: BoughtAsRef,
      nullable: true,
      description:
        'What one buys of it where it names a part: of « 6 brins de persil » a bunch of ten, of « gingembre frais (2 cm) » one. Null of what is bought as it is named.',
      resolve: ({ name }) => boughtAs(name),
    }),
    aisle: t.field({
      type: AisleEnum,
      description: 'Where it stands in the shop: as the household said, otherwise as is usual.',
      resolve: aisleOfRow,
    }),
    packaging: t.field({
      type: PackagingEnum,
      nullable: true,
      description:
        'What it is sold in, for who shows what one buys instead of spoons and parts: of a product that is sold by weight, or that nobody knows, null.',
      resolve: (row) => packagingOf(row.name, aisleOfRow(row)),
    }),
    recipeId: t.exposeID('recipeId', {
      nullable: true,
      description: 'The recipe it is for; null when it was added by hand.',
    }),
    recipeTitle: t.exposeString('recipeTitle', {
      nullable: true,
      description: 'The recipe’s title as it was then; null when it was added by hand.',
    }),
    plannedMealId: t.exposeID('plannedMealId', {
      nullable: true,
      description: 'The planned meal it is for, if it was added from one.',
    }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'Its place in the recipe, from 0.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
  }),
});

export const ProductRef = builder.objectRef<Product>('Product').implement({
  description: 'Something to buy, to complete what somebody types.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What lines of this product merge by.' }),
    name: t.exposeString('name', { description: 'As the household writes it.' }),
    aisle: t.expose('aisle', { type: AisleEnum, description: 'Where it stands in the shop.' }),
    pictureKey: t.string({
      nullable: true,
      description: 'What shows it in a drawing, as InventoryItem.pictureKey.',
      resolve: ({ name }) => foodPicture(name),
    }),
  }),
});

builder.prismaObjectFields(KitchenRef, (t) => ({
  shoppingItems: t.prismaField({
    type: [ShoppingItemRef],
    description:
      'The household’s list, what is only toCheck too, the newest first and a recipe’s lines in its order; at most 3,000.',
    resolve: (query, kitchen, _args, context) =>
      context.db.shoppingItem.findMany({
        ...query,
        where: listedItems(memberOf(kitchen, context)),
        orderBy: [{ createdAt: 'desc' }, { position: 'asc' }, { id: 'desc' }],
        take: mostRows.shoppingItems,
      }),
  }),
  boughtItems: t.prismaField({
    type: [ShoppingItemRef],
    description:
      'Lines that left the list because their recipe was complete, until a member puts them away or deletes them; for a day, the latest first, at most 1,000.',
    resolve: (query, kitchen, _args, context) =>
      context.db.shoppingItem.findMany({
        ...query,
        where: boughtItems(memberOf(kitchen, context), context.clock),
        orderBy: [{ boughtAt: 'desc' }, { position: 'asc' }, { id: 'desc' }],
        take: mostBought,
      }),
  }),
  leftOutItems: t.field({
    type: [ShoppingItemRef],
    description:
      'Lines that are not on the list because what they ask for was at home when they were added: of planned meals until they are cooked or over, of a recipe alone for a day; by name, at most 1,000. restoreShoppingItems puts them on the list.',
    resolve: (kitchen, _args, context) => {
      const { db, clock } = context;
      return readLeftOutItems({ db, clock, viewer: memberOf(kitchen, context) });
    },
  }),
  productSuggestions: t.field({
    type: [ProductRef],
    description: 'At most eight: what the household adds often, then what is usual.',
    args: {
      prefix: t.arg.string({
        required: true,
        description: 'How a word of the name starts; accents, case and plural are ignored.',
      }),
    },
    resolve: (kitchen, { prefix }, context) =>
      suggestProducts({ db: context.db, viewer: memberOf(kitchen, context) }, prefix),
  }),
  aisles: t.field({
    type: [AisleEnum],
    description: 'Every aisle, as the household walks its shop.',
    resolve: (kitchen, _args, context) =>
      loadAisles({ db: context.db, viewer: memberOf(kitchen, context) }),
  }),
}));
