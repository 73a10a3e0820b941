import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import {
  useSetStapleMutation,
  type SetStapleMutation,
  type SetStapleMutationVariables,
} from './set-staple.generated';
import { StaplesDocument } from './staples.generated';

/** What a word on a staple is expected to answer: where it stands among them is the server’s to say. Null while the cache cannot know. */
export function expectStaple(
  cache: ApolloCache,
  { name, isStaple }: SetStapleMutationVariables,
): SetStapleMutation | null {
  const viewer = cache.readQuery({ query: StaplesDocument, optimistic: true })?.viewer;
  const kitchen = viewer?.household.kitchen;
  if (!kitchen) return null;
  const said = name.toLowerCase();
  const others = kitchen.staples.filter((each) => each.name.toLowerCase() !== said);
  // The server knows better which product it is.
  const own = { __typename: 'Product' as const, id: `new ${name}`, name };
  const staples = isStaple ? [...others, own] : others;
  const household = { ...viewer.household, kitchen: { ...kitchen, staples } };
  return { setStaple: { __typename: 'SetStaplePayload', viewer: { ...viewer, household } } };
}

/** Says that something is always at home, or is not; resolves to why not, or null. */
export function useSetStaple(): (name: string, isStaple: boolean) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [set] = useSetStapleMutation({
    optimisticResponse: (variables, { IGNORE }) => expectStaple(cache, variables) ?? IGNORE,
  });
  return (name, isStaple) => problemOf(t, 'setStaple', set({ variables: { name, isStaple } }));
}
