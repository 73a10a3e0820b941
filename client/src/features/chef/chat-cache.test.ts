import { gql, type InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { joinConversation } from './newest-last';
import { nextMoment } from '../../apollo/moments';
import { appendTurns, forgetTurns } from './chat-cache';

const query = gql`
  query Conversation {
    viewer {
      id
      chatMessages {
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

/** The server's answer to what was asked at that moment. */
function answer(cache: InMemoryCache, askedAt: number, ids: readonly string[]): void {
  const edges = ids.map((id) => ({
    __typename: 'ChatMessageEdge',
    cursor: id,
    node: { __typename: 'ChatMessage', id },
  }));
  const pageInfo = { __typename: 'PageInfo', startCursor: ids[0] ?? null, hasPreviousPage: false };
  const chatMessages = { __typename: 'ChatMessageConnection', edges, pageInfo };
  const data = { viewer: { __typename: 'Viewer', id: 'v', chatMessages } };
  cache.writeQuery({ query, data, extensions: { askedAt } });
}

/** Says something, as a mutation's answer does. */
function say(cache: InMemoryCache): void {
  for (const id of ['mine', 'reply'])
    cache.writeFragment({
      fragment: gql`
        fragment Said on ChatMessage {
          id
        }
      `,
      data: { __typename: 'ChatMessage', id },
    });
  appendTurns(cache, 'v', ['mine', 'reply']);
}

const shown = (cache: InMemoryCache): string[] => {
  const { viewer } = cache.readQuery<{
    viewer: { chatMessages: { edges: { node: { id: string } }[] } };
  }>({ query }) ?? { viewer: { chatMessages: { edges: [] } } };
  return viewer.chatMessages.edges.map(({ node }) => node.id);
};

function start(): InMemoryCache {
  const cache = createCache();
  joinConversation(cache);
  answer(cache, nextMoment(), ['a', 'b']);
  return cache;
}

it.each([
  ['knew nothing of them', ['a', 'b'], ['a', 'b', 'mine', 'reply']],
  ['knew them already', ['a', 'b', 'mine', 'reply'], ['a', 'b', 'mine', 'reply']],
  ['knew of one that came before them', ['a', 'b', 'c'], ['a', 'b', 'c', 'mine', 'reply']],
  ['knew nothing at all', [], ['mine', 'reply']],
])(
  'turns that were said stay when an answer comes that was asked for before and %s',
  (_, ids, left) => {
    const cache = start();
    const asked = nextMoment();
    say(cache);
    answer(cache, asked, ids);
    expect(shown(cache)).toEqual(left);
  },
);

it('turns that were said go when they are gone on the server since', () => {
  const cache = start();
  say(cache);
  answer(cache, nextMoment(), ['a']);
  expect(shown(cache)).toEqual(['a']);
});

it('a conversation that was emptied stays so when an answer comes that was asked for before', () => {
  const cache = start();
  const asked = nextMoment();
  forgetTurns(cache, 'v');
  answer(cache, asked, ['a', 'b']);
  expect(shown(cache)).toEqual([]);
  answer(cache, nextMoment(), ['c']);
  expect(shown(cache)).toEqual(['c']);
});
