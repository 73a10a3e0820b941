import { gql, type InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { joinConversation } from './newest-last';

const query = gql`
  query Conversation($before: String) {
    viewer {
      id
      chatMessages(last: 2, before: $before) {
        edges {
          cursor
          node {
            id
          }
        }
        pageInfo {
          startCursor
          hasPreviousPage
        }
      }
    }
  }
`;

/** A page of these numbers comes; `before` the first of another. */
function arrive(
  cache: InMemoryCache,
  numbers: readonly number[],
  hasPreviousPage: boolean,
  before?: string,
): void {
  const edges = numbers.map((number) => ({
    __typename: 'ChatMessageEdge',
    cursor: `c${number}`,
    node: { __typename: 'ChatMessage', id: `m${number}` },
  }));
  const startCursor = edges[0]?.cursor ?? null;
  const pageInfo = { __typename: 'PageInfo', startCursor, hasPreviousPage };
  const chatMessages = { __typename: 'ChatMessageConnection', edges, pageInfo };
  const data = { viewer: { __typename: 'Viewer', id: 'v', chatMessages } };
  cache.writeQuery({ query, variables: { before }, data });
}

it.each([
  ['the same last page comes again', [3, 4], true, 'm1 m2 m3 m4', false, 'c1'],
  [
    'something new comes, and the page reaches what is known',
    [4, 5],
    true,
    'm1 m2 m3 m4 m5',
    false,
    'c1',
  ],
  ['so much comes that the page does not reach it', [7, 8], true, 'm7 m8', true, 'c7'],
  ['there is nothing before the page any more', [3, 4], false, 'm3 m4', false, 'c3'],
  ['everything has been forgotten', [], false, '', false, null],
] as const)('when %s', (_when, numbers, hasPreviousPage, ids, more, from) => {
  const cache = createCache();
  joinConversation(cache);
  arrive(cache, [3, 4], true);
  arrive(cache, [1, 2], false, 'c3');
  arrive(cache, numbers, hasPreviousPage);
  expect(cache.extract()['Viewer:v']?.['chatMessages']).toMatchObject({
    edges: ids === '' ? [] : ids.split(' ').map((id) => ({ node: { __ref: `ChatMessage:${id}` } })),
    pageInfo: { hasPreviousPage: more, ...(from === null ? {} : { startCursor: from }) },
  });
});
