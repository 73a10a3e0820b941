import type { ChatMessageStatus } from '../../graphql.generated';
import type { ChatReplySubscription } from './chat-reply.generated';

export type ReplyEvent = ChatReplySubscription['chatReply'];

/** What of a reply grows with each event. */
export interface LiveText {
  seq: number;
  content: string;
  status: ChatMessageStatus;
}

type Write = (text: LiveText, event?: ReplyEvent) => void;

export interface LiveReply {
  take: (event: ReplyEvent) => void;
  /** Writes now what waits to be written. */
  flush: () => void;
  /** Of the last event taken. */
  seq: () => number;
}

/** Text is shown this often, in milliseconds: faster than it can be read, slower than it may arrive. */
const pace = 40;

/**
 * Adds up what a stream brings and hands it on: words a few at a time, anything else at once. The
 * text is kept here, so that an older state of it, read meanwhile, can't be written on.
 */
export function createLiveReply({ seq, content, status }: LiveText, write: Write): LiveReply {
  let text: LiveText = { seq, content, status };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write(text);
  };
  return {
    flush,
    seq: () => text.seq,
    take: (event) => {
      if (event.seq <= text.seq) return;
      const { delta, replaces, card, proposal, refusal } = event;
      const turned = event.status !== text.status;
      text = {
        seq: event.seq,
        status: event.status,
        content: replaces ? delta : text.content + delta,
      };
      if (!turned && !replaces && !card && !proposal && !refusal) {
        timer ??= setTimeout(flush, pace);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      write(text, event);
    },
  };
}
