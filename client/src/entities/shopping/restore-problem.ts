import type { TFunction } from 'i18next';
import { problemOf } from '../../apollo/problem-of';
import type { RestoreShoppingItemsMutation } from './restore-shopping-items.generated';

interface Answer {
  data?: Pick<RestoreShoppingItemsMutation, 'restoreShoppingItems'> | null | undefined;
}

/** Why nothing came back onto the list, or null: another device may have put it into the fridge in the meantime. */
export async function restoreProblem(
  t: TFunction<'errors'>,
  answer: Promise<Answer>,
  nothingLeft: string,
): Promise<string | null> {
  const problem = await problemOf(t, 'restoreShoppingItems', answer);
  if (problem !== null) return problem;
  const result = (await answer).data?.restoreShoppingItems;
  const isEmpty = result && 'shoppingItems' in result && result.shoppingItems.length === 0;
  return isEmpty ? nothingLeft : null;
}
