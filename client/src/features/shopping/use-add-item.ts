import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { adoptChange, nothingChanged } from '../../entities/household/adopt-change';
import { expectItemsToBuy } from '../../entities/shopping/list-cache';
import type { AddShoppingItemInput } from '../../graphql.generated';
import {
  useAddShoppingItemMutation,
  type AddShoppingItemMutation,
} from './add-shopping-item.generated';
import { problemOf } from '../../apollo/problem-of';
import { readLine, type ReadLine } from './read-line';

type Said = Pick<AddShoppingItemInput, 'line' | 'name' | 'quantity' | 'unit'> &
  Partial<Pick<AddShoppingItemInput, 'id'>>;

function readParts({ name, quantity, unit }: AddShoppingItemInput): ReadLine {
  const counted = unit ?? 'UNIT';
  const amountSaid = Boolean(quantity) || counted !== 'UNIT';
  return { name: name ?? '', quantity: quantity || '1', unit: counted, amountSaid };
}

/** The row until the server, which reads better, says what the line is. */
function expectedItem(input: AddShoppingItemInput) {
  const said = input.line ? readLine(input.line) : readParts(input);
  return {
    __typename: 'ShoppingItem' as const,
    id: String(input.id),
    product: `new ${String(input.id)}`,
    aisle: 'OTHER' as const,
    packaging: null,
    boughtAs: null,
    recipeId: null,
    recipeTitle: null,
    position: null,
    checked: false,
    toCheck: false,
    createdAt: new Date().toISOString(),
    ...said,
  };
}

/** Adds a line, said whole or in its parts; resolves to why not, or null. The row is there at once. */
export function useAddItem(): (said: Said) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [add] = useAddShoppingItemMutation({
    optimisticResponse: ({ input }, { IGNORE }): AddShoppingItemMutation | typeof IGNORE => {
      const item = expectedItem(input);
      const viewer = expectItemsToBuy(cache, { added: [item] });
      if (!viewer) return IGNORE;
      return {
        addShoppingItem: {
          __typename: 'AddShoppingItemPayload',
          ...nothingChanged,
          shoppingItems: [item],
          viewer,
        },
      };
    },
    update: adoptChange,
  });
  return (said) => {
    const input = { id: crypto.randomUUID(), ...said };
    return problemOf(t, 'addShoppingItem', add({ variables: { input } }));
  };
}
