import type { ApolloCache, Reference } from '@apollo/client/cache';
import { nextMoment } from '../../apollo/moments';
import type { ProposalStatus } from '../../graphql.generated';
import { ChatHistoryDocument } from './chat-history.generated';
import type { LiveText, ReplyEvent } from './live-reply';
import type { EdgeHere, ListHere } from './newest-last';

interface Edge extends EdgeHere {
  __typename: 'ChatMessageEdge';
  cursor: string;
  node: Reference;
}

/** The conversation as the cache stores it: the edges of all pages read so far, the oldest first. */
interface StoredConversation extends ListHere {
  edges: readonly Edge[];
  pageInfo: object;
}

type Change = (stored: StoredConversation) => StoredConversation;

function changeConversation(cache: ApolloCache, viewerId: string, change: Change): void {
  cache.modify<{ chatMessages: StoredConversation | null }>({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: { chatMessages: (stored) => stored && change(stored as StoredConversation) },
  });
}

/** Puts new turns at the conversation's end; those that are there stay. */
export function appendTurns(cache: ApolloCache, viewerId: string, ids: readonly string[]): void {
  changeConversation(cache, viewerId, (stored) => {
    const known = new Set(stored.edges.map(({ node }) => node.__ref));
    const addedAt = nextMoment();
    const added = ids.flatMap((id): Edge[] => {
      const __ref = cache.identify({ __typename: 'ChatMessage', id });
      // Only the server knows the cursor; the conversation goes on upwards, from its first one.
      return __ref === undefined || known.has(__ref)
        ? []
        : [{ __typename: 'ChatMessageEdge', cursor: '', node: { __ref }, addedAt }];
    });
    return { ...stored, edges: [...stored.edges, ...added] };
  });
}

/** What holds for the conversation, as the end of a reply told it. */
export function writeWishes(cache: ApolloCache, wishes: NonNullable<ReplyEvent['wishes']>): void {
  cache.updateQuery({ query: ChatHistoryDocument }, (known) =>
    known?.viewer ? { ...known, viewer: { ...known.viewer, chatWishes: wishes } } : undefined,
  );
}

/** Empties the conversation, and what holds for it. */
export function forgetTurns(cache: ApolloCache, viewerId: string): void {
  cache.modify<{ chatWishes: readonly Reference[] | null }>({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: { chatWishes: () => [] },
  });
  changeConversation(cache, viewerId, (stored) => ({
    ...stored,
    edges: [],
    emptiedAt: nextMoment(),
    pageInfo: { ...stored.pageInfo, startCursor: null, hasPreviousPage: false },
  }));
}

interface ReplyFields extends LiveText {
  card: Reference | null;
  cardAt: number | null;
  proposals: readonly Reference[];
  refusal: ReplyEvent['refusal'];
  cautions: ReplyEvent['cautions'];
}

/** Puts a proposal after those of a message. */
export function appendProposal(cache: ApolloCache, messageId: string, id: string): void {
  cache.modify<Pick<ReplyFields, 'proposals'>>({
    id: cache.identify({ __typename: 'ChatMessage', id: messageId }),
    fields: {
      proposals: (stored, { toReference }) => {
        const known = stored as readonly Reference[];
        const added = toReference({ __typename: 'Proposal', id });
        return added && known.every(({ __ref }) => __ref !== added.__ref)
          ? [...known, added]
          : known;
      },
    },
  });
}

const isDecided = (status: ProposalStatus | undefined): boolean =>
  status === 'APPLIED' || status === 'UNDONE';

/** Writes a reply's text so far, and what else an event brought, where its bubble reads it. */
export function writeReply(
  cache: ApolloCache,
  messageId: string,
  text: LiveText,
  event?: Pick<ReplyEvent, 'replaces' | 'card' | 'proposal' | 'refusal' | 'cautions'>,
): void {
  const fields = {
    content: () => text.content,
    seq: () => text.seq,
    status: () => text.status,
  };
  const id = cache.identify({ __typename: 'ChatMessage', id: messageId });
  if (!event) {
    cache.modify<ReplyFields>({ id, fields });
    return;
  }
  const { replaces, card, proposal, refusal, cautions } = event;
  cache.modify<ReplyFields>({
    id,
    fields: {
      ...fields,
      card: (stored, { toReference }) =>
        (card && toReference({ __typename: 'Recipe', id: card.id })) ?? (replaces ? null : stored),
      // What is said from now on stands below it.
      cardAt: (stored) => (card ? text.content.length : replaces ? null : stored),
      proposals: (stored, { readField, toReference }) => {
        // What was decided on stays decided, whatever is written anew.
        const kept = (stored as readonly Reference[]).filter(
          (known) => !replaces || isDecided(readField<ProposalStatus>('status', known)),
        );
        const added = proposal && toReference({ __typename: 'Proposal', id: proposal.id });
        return added && kept.every(({ __ref }) => __ref !== added.__ref) ? [...kept, added] : kept;
      },
      refusal: () => refusal,
      cautions: () => cautions,
    },
  });
}
