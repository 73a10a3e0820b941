import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { firstValueFrom, type Observable } from 'rxjs';
import type { Change } from './change';
import { changesOnDevice, forgetSeen } from './device';
import {
  announceReturn,
  changesWaiting,
  noteWaitingOnDevice,
  readOffline,
  setOffline,
} from './offline-state';
import { createOutbox, type Delivery } from './outbox';
import { asSeen, requestOf, rowsOf, rowTypeOf, type Request } from './queueable';
import {
  isAboutKitchen,
  isObject,
  readWhole,
  viewerOf,
  withoutUnknown,
  type Data,
} from './read-answer';
import { isServerThere, sendChange } from './send-change';
import { createSeenKeeper } from './seen-keeper';
import type { Snapshot } from './snapshot';
import { onWipe } from './wipe-device';

/** Between two looks for a server that was away. */
const shortestPauseMs = 3000;
const longestPauseMs = 60_000;

export type DeliveryListener = (delivery: Delivery) => void;
const deliveryListeners = new Set<DeliveryListener>();

/** Calls back when all changes that waited have been sent, however often the network went meanwhile, or when some were refused. */
export function onDelivery(listener: DeliveryListener): () => void {
  deliveryListeners.add(listener);
  return () => deliveryListeners.delete(listener);
}

/** A read that was not answered because something waits: to the page, as if the server were away. */
class ChangesWaiting extends TypeError {
  override name = changesWaiting;
}

// Tabs share the device's store: one that changes it tells the others.
const channel = new BroadcastChannel('changes-waiting');

/** Keeps what was read and what waits to be sent, on the device, for one person at a time. */
export function createKeeper(client: ApolloClient) {
  const outbox = createOutbox(changesOnDevice);
  let personId: string | null = null;
  const seen = createSeenKeeper(client);
  let meeting: Promise<void> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let isMore = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = shortestPauseMs;
  let untold = 0;

  async function readWaiting(): Promise<void> {
    const all = await changesOnDevice.read();
    noteWaitingOnDevice(all.length > 0);
    setOffline({ waiting: all.filter((change) => change.personId === personId) });
  }

  /** Opens what the device keeps of this person, and removes what it kept of another. */
  async function open(id: string): Promise<void> {
    await seen.open(id);
    await changesOnDevice.update((all) => all.filter((change) => change.personId === id));
    await readWaiting();
    if (readOffline().waiting.length > 0) await deliver();
  }

  async function close(): Promise<void> {
    seen.stop();
    setOffline({ waiting: [], seenAt: {} });
    untold = 0;
    // What waits stays until the same person is back.
    await forgetSeen();
  }

  function meet(id: string | null): void {
    if (id === personId) return;
    const before = personId;
    personId = id;
    if (id === null && before === null) return void forgetSeen().catch(() => undefined);
    meeting = meeting.then(() => (id === null ? close() : open(id))).catch(() => undefined);
  }

  async function deliverOnce(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    if (personId === null) return;
    const id = personId;
    // One tab sends, whichever comes first; the others then find nothing left.
    const delivery = await navigator.locks.request('changes-waiting', () =>
      outbox.deliver(id, sendChange),
    );
    await readWaiting();
    const wasAway = readOffline().away;
    setOffline({ away: delivery.stopped === 'unreachable' });
    if (delivery.stopped === 'unreachable' || delivery.stopped === 'failed') lookAgain();
    else pauseMs = shortestPauseMs;
    if (delivery.sent > 0 || delivery.refused.length > 0) {
      channel.postMessage('sent');
      tell(delivery);
      if (delivery.stopped === null) return refresh();
    }
    // The guard has to learn why nothing is taken.
    if (wasAway && delivery.stopped === 'held') refresh();
  }
  function tell(delivery: Delivery): void {
    untold += delivery.sent;
    const sent = delivery.stopped === null ? untold : 0;
    if (delivery.stopped === null) untold = 0;
    for (const listener of deliveryListeners) listener({ ...delivery, sent });
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
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }

  /** Sends what waits if the network is back, and reads anew what is on screen. */
  async function look(): Promise<void> {
    if (!navigator.onLine) return;
    // One under way may have begun while there was no network.
    await sending?.catch(() => undefined);
    const { away, waiting } = readOffline();
    if (waiting.length > 0) return deliver();
    if (!away) return;
    if (!(await isServerThere())) return lookAgain();
    pauseMs = shortestPauseMs;
    setOffline({ away: false });
    refresh();
  }

  /** Something says that the network is back, or somebody has come back to the page. */
  function returned(): Promise<void> {
    pauseMs = shortestPauseMs;
    return look();
  }

  const nameIn = ({ operation }: Request, rows: readonly string[]): string => {
    const known = client.cache.extract(true) as Snapshot;
    const names = rows.map((row) => {
      const { name, recipeTitle, title } = known[`${rowTypeOf(operation)}:${row}`] ?? {};
      return [name, recipeTitle, title].find((each) => typeof each === 'string') ?? '';
    });
    return names.filter(Boolean).slice(0, 3).join(', ');
  };

  /** Keeps a change on the device until it can be sent. Resolves to what to show meanwhile; null where it cannot be kept. */
  async function keep(
    document: DocumentNode,
    variables: object,
    expected: object,
  ): Promise<object | null> {
    await meeting;
    const request = requestOf(document, variables);
    if (personId === null || rowTypeOf(request.operation) === null) return null;
    const asked = asSeen(request, expected);
    const rows = rowsOf(asked);
    const own = Object.values(asked.variables).find(isObject);
    const said = [own?.name, own?.line, own?.recipeTitle].find((each) => typeof each === 'string');
    const change: Change = {
      ...asked,
      id: crypto.randomUUID(),
      personId,
      rows,
      name: said === undefined ? nameIn(asked, rows) : said,
      failures: 0,
    };
    try {
      await outbox.add(change);
    } catch {
      return null;
    }
    await readWaiting();
    channel.postMessage('added');
    // Once the page shows it.
    seen.saveSoon(0);
    if (readOffline().away) lookAgain();
    else void deliver();
    return withoutUnknown(expected);
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

    /** Somebody has answered after a while without: the rest follows. */
    back(): void {
      if (readOffline().waiting.length > 0) void deliver();
      else refresh();
    },

    /** Takes note of an answer of the server: who is there, and what was read. */
    note(data: Data): void {
      const viewer = viewerOf(data);
      if (viewer === undefined) return;
      if (viewer === null) return meet(null);
      if (typeof viewer.id === 'string') meet(viewer.id);
      const now = Date.now();
      const read = 'viewer' in data ? readWhole(viewer) : [];
      if (read.length > 0)
        setOffline({
          seenAt: {
            ...readOffline().seenAt,
            ...Object.fromEntries(read.map((field) => [field, now])),
          },
        });
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

    /** The answer to « who is there » without a network: who was there last, with what they saw. */
    async remember(query: DocumentNode, error: unknown): Promise<{ data: object }> {
      if (personId !== null) throw error;
      const id = await seen.show();
      const data = client.cache.readQuery<object>({ query });
      if (id === null || !data) throw error;
      personId = id;
      await readWaiting();
      lookAgain();
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
