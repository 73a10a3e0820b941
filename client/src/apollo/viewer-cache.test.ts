import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './cache';
import { adoptRefusedAccess, adoptViewer } from './viewer-cache';

const query = gql`
  query Guard {
    viewer {
      id
      nextStep
      preferences {
        id
      }
    }
  }
`;
const camille = {
  __typename: 'Viewer',
  id: 'camille',
  nextStep: 'DASHBOARD',
  preferences: { __typename: 'Preferences', id: 'p1' },
} as const;

function cacheOf(viewer: typeof camille | null) {
  const cache = createCache();
  cache.writeQuery({ query, data: { viewer } });
  return cache;
}

it('signs the cache in and out without a request', () => {
  const cache = cacheOf(null);
  cache.writeFragment({
    id: 'Viewer:camille',
    fragment: gql`
      fragment All on Viewer {
        id
        nextStep
        preferences {
          id
        }
      }
    `,
    data: camille,
  });
  adoptViewer(cache, camille);
  expect(cache.readQuery({ query })).toEqual({ viewer: camille });
  adoptRefusedAccess(cache, 'UNAUTHENTICATED');
  expect(cache.readQuery({ query })).toEqual({ viewer: null });
});

it('turns a refusal into the step that is missing', () => {
  const cache = cacheOf(camille);
  adoptRefusedAccess(cache, 'SUBSCRIPTION_REQUIRED');
  expect(cache.readQuery({ query })).toEqual({ viewer: { ...camille, nextStep: 'SUBSCRIPTION' } });
  adoptRefusedAccess(cache, 'QUESTIONNAIRE_REQUIRED');
  expect(cache.readQuery({ query })).toEqual({
    viewer: { ...camille, nextStep: 'QUESTIONNAIRE', preferences: null },
  });
});
