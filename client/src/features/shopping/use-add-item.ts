import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import type { AddShoppingItemInput } from '../../graphql.generated';
import {
  useAddShoppingItemMutation,
  type AddShoppingItemMutation,
  type AddShoppingItemMutationVariables,
} from './add-shopping-item.generated';
import { ListedItemsDocument } from './listed-items.generated';
import { problemOf } from '../../apollo/problem-of';
import { readLine, type ReadLine } from './read-line';

type Said = Pick<AddShoppingItemInput, 'line' | 'name' | 'quantity' | 'unit'> &
  Partial<Pick<AddShoppingItemInput, 'id'>>;

function readParts({ name, quantity, unit }: AddShoppingItemInput): ReadLine {
  const counted = unit ?? 'UNIT';
  const amountSaid = Boolean(quantity) || counted !== 'UNIT';
  return { name: name ?? '', quantity: quantity || '1', unit: counted, amountSaid };
}

/** The row until the server, which reads better, says what the line is: beside what is called the same on the list. */
function expectedItem(cache: ApolloCache, input: AddShoppingItemInput) {
  const said = input.line ? readLine(input.line) : readParts(input);
  const name = said.name.toLowerCase();
  const list = cache.readQuery({ query: ListedItemsDocument })?.viewer?.household.kitchen;
  const same = list?.shoppingItems.find((row) => row.name.toLowerCase() === name);
  return {
    __typename: 'ShoppingItem' as const,
    id: String(input.id),
    product: same?.product ?? `new ${String(input.id)}`,
    aisle: same?.aisle ?? ('OTHER' as const),
    packaging: same?.packaging ?? null,
    boughtAs: same?.boughtAs ?? null,
    recipeId: null,
    recipeTitle: null,
    position: null,
    checked: false,
    toCheck: false,
    createdAt: new Date().toISOString(),
    ...said,
  };
}

/** What adding a line is expected to answer: how it reads and where it is found is the server’s to say. Null while the cache cannot know. */
export function expectAddedItem(
  cache: ApolloCache,
  { input }: AddShoppingItemMutationVariables,
): AddShoppingItemMutation | null {
  const item = expectedItem(cache, input);
  const viewer = expectItemsToBuy(cache, { added: [item] });
  if (!viewer) return null;
  const payload = { __typename: 'AddShoppingItemPayload' as const, viewer };
  return { addShoppingItem: { ...nothingChanged, ...payload, shoppingItems: [item] } };
}

/** Adds a line, said whole or in its parts; resolves to why not, or null. The row is there at once. */
export function useAddItem(): (said: Said) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [add] = useAddShoppingItemMutation({
    optimisticResponse: (variables, { IGNORE }) => expectAddedItem(cache, variables) ?? IGNORE,
    update: adoptChange,
  });
  return (said) => {
    const input = { id: crypto.randomUUID(), ...said };
    return problemOf(t, 'addShoppingItem', add({ variables: { input } }));
  };
}
