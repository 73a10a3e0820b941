import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { firstValueFrom, type Observable } from 'rxjs';
import { changesOnDevice, forgetSeen } from './device';
import {
  announceReturn,
  noteWaitingOnDevice,
  readOffline,
  setOffline,
  whyAway,
} from './offline-state';
import { createOutbox, type Delivery } from './outbox';
import { deliverAs } from './deliver-as';
import { forgetDeliveries, tellDelivery } from './deliveries';
import { guardQuestion, type Question } from './kept-questions';
import { makeChange } from './make-change';
import { ChangesWaiting } from './no-answer';
import { requestOf } from './queueable';
import { isAboutKitchen, leadsToKitchen, viewerOf, withoutUnknown, type Data } from './read-answer';
import { rowTypeOf } from './row-types';
import { askWhoIsHere } from './send-change';
import { createSeenKeeper } from './seen-keeper';
import { isSessionOver, notePerson } from './session-mark';
import { onWipe } from './wipe-device';

/** Between two looks for a server that was away. */
const shortestPauseMs = 3000;
const longestPauseMs = 60_000;

// Tabs share the device's store: one that changes it tells the others.
const channel = new BroadcastChannel('changes-waiting');

/** Keeps what was read and what waits to be sent, on the device, for one person at a time. */
export function createKeeper(client: ApolloClient) {
  const outbox = createOutbox(changesOnDevice);
  let personId: string | null = null;
  /** Whether anybody, the server or the device, has said who is there. */
  let isKnown = false;
  const seen = createSeenKeeper(client);
  let meeting: Promise<void> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let isMore = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = shortestPauseMs;
  let untold = 0;
  /** What the device keeps is in the cache, where pages find it without asking anybody. */
  let isShown = false;

  async function readWaiting(): Promise<void> {
    const all = await changesOnDevice.read();
    const waiting = all.filter((change) => change.personId === personId);
    // Without a session, whoever signs in may find theirs.
    noteWaitingOnDevice((personId === null ? all : waiting).length > 0);
    setOffline({ waiting });
  }

  /** Opens what the device keeps of this person, and removes what another saw; what waits of another stays sealed. */
  async function open(id: string): Promise<void> {
    await seen.open(id);
    await readWaiting();
    if (readOffline().waiting.length > 0) await deliver();
  }

  async function close(): Promise<void> {
    seen.stop();
    setOffline({ waiting: [], seenAt: {} });
    untold = 0;
    await forgetSeen();
    // What waits stays, sealed, until the same person is back.
    await readWaiting();
  }

  function meet(id: string | null): void {
    if (isKnown && id === personId) return;
    isKnown = true;
    personId = id;
    forgetDeliveries();
    meeting = meeting.then(() => (id === null ? close() : open(id))).catch(() => undefined);
  }

  async function deliverOnce(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    if (personId === null) return;
    const id = personId;
    // One tab sends, whichever comes first; the others then find nothing left.
    const delivery = await navigator.locks.request('changes-waiting', () => deliverAs(outbox, id));
    await readWaiting();
    const wasAway = readOffline().away !== null;
    setOffline({ away: delivery.stopped === 'unreachable' ? whyAway() : null });
    if (delivery.stopped === 'unreachable' || delivery.stopped === 'failed') lookAgain();
    else pauseMs = shortestPauseMs;
    if (delivery.sent > 0 || delivery.refused.length > 0) {
      channel.postMessage('sent');
      tell(delivery);
      if (delivery.stopped === null) return refresh();
    }
    // The guard has to learn why nothing is taken.
    if ((wasAway || delivery.isAnother) && delivery.stopped === 'held') refresh();
  }
  function tell(delivery: Delivery): void {
    untold += delivery.sent;
    const sent = delivery.stopped === null ? untold : 0;
    if (delivery.stopped === null) untold = 0;
    tellDelivery({ ...delivery, sent });
  }
  function deliver(): Promise<void> {
    // What has come too late for the one under way is the next one's.
    if (sending) isMore = true;
    sending ??= deliverOnce().finally(() => {
      sending = undefined;
      if (!isMore) return;
      isMore = false;
      if (!readOffline().away && readOffline().waiting.length > 0) void deliver();
    });
    return sending;
  }

  function lookAgain(): void {
    if (retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      void look();
    }, pauseMs);
  }

  /** What is on screen may be of yesterday, and others have changed it since. */
  function refresh(): void {
    seen.saveSoon();
    announceReturn();
    void client
      .refetchQueries({ include: 'active' })
      .then(() => {
        if (readOffline().away === null) pauseMs = shortestPauseMs;
      })
      .catch(() => undefined);
  }

  /** Sends what waits if the network is back, and reads anew what is on screen. */
  async function look(): Promise<void> {
    if (!navigator.onLine) return;
    // One under way may have begun while there was no network.
    await sending?.catch(() => undefined);
    const { away, waiting } = readOffline();
    if (waiting.length > 0) return deliver();
    if (away === null) return;
    if ((await askWhoIsHere()) === undefined) return lookAgain();
    setOffline({ away: null });
    refresh();
  }

  /** Something says that the network is back, or somebody has come back to the page. */
  function returned(): Promise<void> {
    pauseMs = shortestPauseMs;
    return look();
  }

  /** Keeps a change on the device until it can be sent. Resolves to what to show meanwhile; null where it cannot be kept. */
  async function keep(
    document: DocumentNode,
    variables: object,
    expected: object,
  ): Promise<object | null> {
    await meeting;
    const request = requestOf(document, variables);
    if (personId === null || isSessionOver() || rowTypeOf(request.operation) === null) return null;
    const change = makeChange(client.cache, personId, request, expected);
    try {
      await outbox.add(change);
    } catch {
      return null;
    }
    await readWaiting();
    channel.postMessage('added');
    // Once the page shows it.
    seen.saveSoon(0);
    const { away } = readOffline();
    if (away === 'network' || away === 'server') lookAgain();
    else void deliver();
    return withoutUnknown(expected);
  }

  /** Who is there: who was there last, with what they saw. */
  async function remember(query: DocumentNode): Promise<object | null> {
    if (personId !== null) return null;
    const id = await seen.show();
    const data = client.cache.readQuery<object>({ query });
    if (id === null || !data || !leadsToKitchen(data)) return null;
    personId = id;
    notePerson(id);
    isKnown = true;
    isShown = true;
    await readWaiting();
    return data;
  }

  onWipe(() => {
    personId = null;
    seen.stop();
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void readWaiting().then(() => data === 'sent' && refresh());
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return void returned();
    seen.saveNow();
  });

  return {
    keep,
    returned,

    lookAgain,

    /** Somebody has answered after a while without: the rest follows. */
    back(wasAway: boolean): void {
      if (readOffline().waiting.length > 0) void deliver();
      // What was only slow brings its own answer; what the device has shown unasked does not.
      else if (wasAway || isShown) refresh();
      isShown = false;
    },

    /** Takes note of an answer of the server: who is there, and what was read. */
    note(data: Data, field: string | null): void {
      const viewer = viewerOf(data);
      if (viewer === undefined) return;
      if (viewer === null) return meet(null);
      if (typeof viewer.id === 'string') meet(viewer.id);
      if (field !== null) setOffline({ seenAt: { ...readOffline().seenAt, [field]: Date.now() } });
      seen.saveSoon();
    },

    /** Resolves once what waits has been sent, as far as that is possible now. */
    async ready(): Promise<void> {
      await meeting;
      if (readOffline().waiting.length > 0) await deliver();
    },

    /** An answer that was on its way while something waited: asked again, or left. */
    async adopt<Result extends { data?: unknown }>(
      result: Result,
      again: () => Observable<Result>,
    ): Promise<Result> {
      if (!isAboutKitchen(result.data)) return result;
      await this.ready();
      // As if it had not come: what the person did is newer than what the server knows.
      if (readOffline().waiting.length > 0) throw new ChangesWaiting();
      return firstValueFrom(again());
    },

    /**
     * What the device answers in the server's place; null where it keeps too little. While an answer is on its way,
     * also where what is asked is on screen already.
     */
    async standIn(
      { operationName, query, variables }: Question & { query: DocumentNode },
      because: 'late' | 'failed',
    ): Promise<{ data: object } | null> {
      await meeting;
      const isGuard = operationName === guardQuestion;
      if (isGuard && isSessionOver()) {
        meet(null);
        return { data: { viewer: null } };
      }
      const known = client.cache.readQuery<object>({ query, variables });
      if (known)
        return because === 'late' || (isGuard && !leadsToKitchen(known)) ? null : { data: known };
      const data = isGuard ? await remember(query) : await seen.answer(query, variables);
      if (!data) return null;
      // Who asks may not write what comes.
      client.cache.writeQuery({ query, variables, data });
      return { data };
    },

    /** A change that found no network waits, and is answered with what the page expects. */
    async instead(
      document: DocumentNode,
      variables: object,
      expected: object | null | undefined,
      error: unknown,
    ): Promise<{ data: object }> {
      lookAgain();
      const kept = expected && (await keep(document, variables, expected));
      if (kept) return { data: kept };
      throw error;
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
