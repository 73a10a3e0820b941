import type { ApolloCache } from '@apollo/client/cache';
import type { AccessCode } from './access-link';

type ViewerReference = { __typename?: 'Viewer' | undefined; id: string };

/** Makes the person of a sign-in reply the viewer of every query; null signs out in the cache. */
export function adoptViewer(cache: ApolloCache, viewer: ViewerReference | null): void {
  const id = viewer && cache.identify({ __typename: 'Viewer', id: viewer.id });
  cache.modify({ fields: { viewer: () => (id ? { __ref: id } : null) } });
}

/**
 * Writes what a refusal reveals into the cache, so that the guard, which reads it, leads the person
 * to the missing step without asking the server again.
 */
export function adoptRefusedAccess(cache: ApolloCache, code: AccessCode): void {
  if (code === 'UNAUTHENTICATED') return adoptViewer(cache, null);
  const viewer = currentViewerId(cache);
  if (!viewer) return;
  cache.modify<{ nextStep: string; preferences: null }>({
    id: viewer,
    fields:
      code === 'QUESTIONNAIRE_REQUIRED'
        ? { nextStep: () => 'QUESTIONNAIRE', preferences: () => null }
        : { nextStep: () => 'SUBSCRIPTION' },
  });
}

function currentViewerId(cache: ApolloCache): string | undefined {
  let id: string | undefined;
  cache.modify({
    fields: {
      viewer: (reference) => {
        id = cache.identify(reference);
        return reference;
      },
    },
  });
  return id;
}
