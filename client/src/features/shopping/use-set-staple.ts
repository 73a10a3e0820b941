import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useSetStapleMutation, type SetStapleMutation } from './set-staple.generated';
import { StaplesDocument } from './staples.generated';

/** Says that something is always at home, or is not; resolves to why not, or null. */
export function useSetStaple(): (name: string, isStaple: boolean) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const { cache } = useApolloClient();
  const [set] = useSetStapleMutation({
    optimisticResponse: ({ name, isStaple }, { IGNORE }): SetStapleMutation | typeof IGNORE => {
      const viewer = cache.readQuery({ query: StaplesDocument, optimistic: true })?.viewer;
      const kitchen = viewer?.household.kitchen;
      if (!kitchen) return IGNORE;
      const others = kitchen.staples.filter((each) => each.name !== name);
      // The server knows better which product it is.
      const own = { __typename: 'Product' as const, id: `new ${name}`, name };
      return {
        setStaple: {
          __typename: 'SetStaplePayload',
          viewer: {
            ...viewer,
            household: {
              ...viewer.household,
              kitchen: { ...kitchen, staples: isStaple ? [...others, own] : others },
            },
          },
        },
      };
    },
  });
  return (name, isStaple) => problemOf(t, 'setStaple', set({ variables: { name, isStaple } }));
}
