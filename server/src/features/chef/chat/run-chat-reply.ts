import type { ChatMessage } from '../../../generated/prisma/client.js';
import type { ChatModel } from '../../../integrations/openai/chat-stream.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import { createLiveJournal, type LiveJournal } from '../../../platform/live-journal.js';
import { liveRunsByDatabase, type LiveRun } from '../../../platform/live-runs.js';
import type { Logger } from '../../../platform/logger.js';
import type { PubSub } from '../../../platform/pubsub.js';
import type { Viewer } from '../../../platform/viewer.js';
import { aboutOf, cautionsAbout } from './caution-reply.js';
import { loadChatBrief } from './chat-brief.js';
import { isDueToTell, newsOf, type ReplyNews } from './chat-events.js';
import { chatMessages } from './chat-prompt.js';
import { isPending, replyTopic, stateOfReply, withMark, type ReplyState } from './chat-state.js';
import { finishReply, writeRow } from './finish-chat-reply.js';
import { openDesk } from './open-chat-desk.js';
import { chatTools } from '../tools/talk-tools.js';
import { writeReply } from './write-chat-reply.js';

export interface ReplyTools {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly model: ChatModel;
  readonly random: () => number;
  readonly temperature: number;
  readonly viewer: Pick<Viewer, 'id' | 'householdId'>;
}

type OutsideEnd = 'STOPPED' | 'INTERRUPTED';

export interface ReplyRun extends LiveRun {
  /** The newest state, ahead of the row; unfinished as long as the end is not stored. */
  readonly state: () => ReplyState;
  /** Ends the reply with all that has been shown of it. */
  readonly end: (status: OutsideEnd) => void;
}

class Ended extends Error {
  constructor(readonly status: OutsideEnd) {
    super('The reply was ended.');
  }
}

/** The replies that this process writes. */
export const runningReplies = liveRunsByDatabase<ReplyRun>();

/** Where a reply is asked to stop, wherever it is being written. */
export const stopTopic = (id: string): string => `chat-stop:${id}`;

/** Has a reply written from now on, whether or not anybody watches. */
export function launchReply(tools: ReplyTools, row: ChatMessage): void {
  runningReplies(tools.db).add(row.id, runReply(tools, row));
}

function runReply(tools: ReplyTools, row: ChatMessage): ReplyRun {
  const { clock, pubsub } = tools;
  const { id } = row;
  const logger = tools.logger.child({ reply: id });
  const aborting = new AbortController();
  const end = (status: OutsideEnd) => aborting.abort(new Ended(status));
  let told = stateOfReply(row);
  const journal = createLiveJournal<ReplyState>({
    clock,
    logger,
    state: told,
    publish: (state, stored) => {
      if (!isDueToTell(state, stored, told)) return;
      told = state;
      pubsub.publish(replyTopic(id), newsOf(state, stored.content.length));
    },
    write: (state) => writeRow(tools, state, false),
    onLost: () => end('STOPPED'),
  });
  const releases = [
    pubsub.subscribe(stopTopic(id), () => end('STOPPED')),
    pubsub.subscribe(replyTopic(id), (news) => {
      if (!isPending(news as ReplyNews)) end('STOPPED');
    }),
  ];
  const over = work({ ...tools, logger }, row, journal, aborting.signal)
    .catch((error: unknown) => outcomeOf(error, journal.state, logger))
    .then(async (last) => {
      await journal.stop();
      for (const release of releases) release();
      // Should this fail, the heartbeat has stopped and the reaper will do it.
      await finishReply({ ...tools, logger }, last);
      pubsub.publish(replyTopic(id), newsOf(last, 0));
    })
    .catch((error: unknown) => logger.error({ err: error }, 'reply not ended'));
  return { state: () => journal.state, end, abort: () => end('INTERRUPTED'), over };
}

const interrupted = { code: 'INTERRUPTED', conflicts: [], retryAfterSeconds: null } as const;

function outcomeOf(error: unknown, state: ReplyState, logger: Logger): ReplyState {
  const isAsked = error instanceof Ended;
  if (!isAsked) logger.error({ err: error }, 'reply lost');
  const status = isAsked ? error.status : 'INTERRUPTED';
  return withMark(state, { status, failure: status === 'STOPPED' ? null : interrupted });
}

async function work(
  tools: ReplyTools,
  row: ChatMessage,
  journal: LiveJournal<ReplyState>,
  signal: AbortSignal,
): Promise<ReplyState> {
  const { model, clock, temperature } = tools;
  const brief = await loadChatBrief(tools, row);
  const desk = openDesk(tools, journal, brief);
  const judged = (): Pick<ReplyState, 'cautions'> => ({
    cautions: cautionsAbout({ ...brief, table: desk.table }, journal.state.content),
  });
  try {
    const { status, failure } = await writeReply({
      messages: chatMessages(brief, row.content),
      tools: chatTools,
      get rules() {
        return desk.table;
      },
      about: aboutOf(brief),
      model,
      temperature,
      clock,
      signal,
      desk,
    });
    if (failure) tools.logger.info({ code: failure.code, status }, 'reply not whole');
    signal.throwIfAborted();
    return withMark(journal.state, { status, failure, ...judged() });
  } catch (error) {
    // What was shown before the end was set from outside stays on the screen.
    return { ...outcomeOf(error, journal.state, tools.logger), ...judged() };
  }
}
