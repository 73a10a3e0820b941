import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, of, tap, throwError, type Observable } from 'rxjs';
import { isNewest } from './is-newest';
import type { Keeper } from './keeper';
import { fieldReadBy, guardQuestion, mayStandIn } from './kept-questions';
import { forgetLastLook, keepWhenLeft } from './last-look';
import { isOutOfOrder, isUnreachable } from './no-answer';
import {
  mayHaveWaiting,
  noteUnanswered,
  onLookNow,
  readOffline,
  setOffline,
  waitingRevision,
  whyAway,
} from './offline-state';
import { queueMutations } from './queue-mutations';
import { isObject, viewerOf, type Data } from './read-answer';
import { rowTypeOf } from './row-types';
import { endEra, isSessionOver, markSession, notePerson, sessionEra } from './session-mark';
import { withStandIn } from './stand-in';
import { forgetUnsaved, noteUnsaved } from './unsaved';
import { withDeadline } from './with-deadline';

/** Lets the page come first: what is kept on the device can wait for it. */
const startAfterMs = 1000;
/** With what a page takes to begin, what is kept is on screen within two seconds. */
const patienceMs = 900;
const leastPatienceMs = 300;
const lateMs = 3000;

/** How long an answer is waited for. A change that can wait is soon kept; another may take the server a while. */
function deadlineMs({ operationName, operationType }: ApolloLink.Operation): number {
  if (operationType !== OperationTypeNode.MUTATION) return 20_000;
  return rowTypeOf(operationName ?? '') === null ? 60_000 : 8000;
}

/**
 * What stands between the pages and the network: what was read is kept on the device, what cannot be
 * sent waits there. Its larger part is fetched once the page stands, or when it is needed.
 */
export function createOffline() {
  let client: ApolloClient | undefined;
  let loading: Promise<Keeper> | undefined;
  /** The device has said who is there, and the server has yet to. */
  let guardStoodIn = false;
  // Answers that the keeper has yet to hear of: without them it does not know who is there, and keeps nothing.
  const untold: { data: Data; field: string | null }[] = [];
  const keeper = async (): Promise<Keeper> => {
    loading ??= import('./keeper').then(({ createKeeper }) => {
      if (!client) throw new Error('The client has not been made yet.');
      return createKeeper(client);
    });
    // The next one who needs it tries again.
    loading.catch(() => (loading = undefined));
    const it = await loading;
    for (const { data, field } of untold.splice(0)) it.note(data, field);
    return it;
  };
  const isUrgent = (): boolean =>
    readOffline().away !== null || mayHaveWaiting() || isSessionOver();
  let soon: Promise<unknown> | undefined;
  const keeperSoon = (): Promise<Keeper> => {
    if (loading || isUrgent()) return keeper();
    soon ??= new Promise((resolve) => setTimeout(resolve, startAfterMs));
    return soon.then(keeper);
  };

  /** The server has said that nobody is signed in: from this moment nothing kept is shown. */
  function endSession(): void {
    markSession(true);
    endEra();
    forgetUnsaved();
    forgetLastLook();
    setOffline({ waiting: [], seenAt: {} });
  }

  function take(data: Data, { operationName, operationType, variables }: ApolloLink.Operation) {
    const viewer = viewerOf(data);
    const isAboutWhoIsThere =
      operationName === guardQuestion || operationType === OperationTypeNode.MUTATION;
    // What was asked for before the session ended begins none.
    if (viewer && isSessionOver() && !isAboutWhoIsThere) return;
    if (viewer === null) endSession();
    else if (viewer) {
      markSession(false);
      if (typeof viewer.id === 'string') notePerson(viewer.id);
    }
    const field = 'viewer' in data ? fieldReadBy({ operationName, variables }) : null;
    if (field !== null) noteUnanswered(field, false);
    noteUnsaved(field);
    untold.push({ data, field });
    keeperSoon().catch(() => undefined);
  }

  /** Somebody has answered: whatever came of being away is over. */
  function noteAnswered(): void {
    const { away } = readOffline();
    if (away === null && !guardStoodIn) return;
    setOffline({ away: null });
    guardStoodIn = false;
    void keeper().then(
      (it) => it.back(away === 'network' || away === 'server'),
      () => undefined,
    );
  }

  const noteOutOfOrder = (): void => {
    setOffline({ away: whyAway() });
    void keeper().then(
      (it) => it.lookAgain(),
      () => undefined,
    );
  };

  async function waitingInstead(
    { query, variables, getContext }: ApolloLink.Operation,
    error: unknown,
  ): Promise<{ data: object }> {
    return (await keeper()).instead(query, variables, getContext().expected?.(), error);
  }

  function standingIn(
    operation: ApolloLink.Operation,
    asked: Observable<ApolloLink.Result>,
  ): Observable<ApolloLink.Result> {
    const field = fieldReadBy(operation);
    const era = sessionEra();
    // Who is there was asked with the page itself, whose time counts.
    const begun = operation.operationName === guardQuestion ? performance.now() : 0;
    return withStandIn(asked, {
      patienceMs: Math.max(leastPatienceMs, patienceMs - begun),
      lateMs,
      isAway: isOutOfOrder,
      kept: async (because) => {
        const kept = await (await keeper()).standIn(operation, because);
        if (field !== null && because === 'failed') noteUnanswered(field, kept === null);
        return kept;
      },
      onStandIn: () => {
        if (operation.operationName === guardQuestion) guardStoodIn = true;
        if (readOffline().away === null) setOffline({ away: 'slow' });
      },
      onLate: () => {
        if (readOffline().away === 'slow') setOffline({ away: 'late' });
      },
      onAnswer: ({ data, errors }) => {
        const { query, variables } = operation;
        if (isObject(data) && !errors && era === sessionEra())
          client?.cache.writeQuery({ query, variables, data });
      },
    });
  }

  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    const { kept } = operation.getContext();
    if (kept) return of({ data: kept });
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    const send = () => withDeadline(forward(operation), deadlineMs(operation));
    const ask = () => {
      const since = waitingRevision();
      const era = sessionEra();
      return send().pipe(
        tap(noteAnswered),
        mergeMap((result) => {
          // Where something failed, the viewer is null for that, and not for want of a session.
          const { data, errors = [] } = result;
          if (isObject(data) && errors.length === 0 && era === sessionEra()) take(data, operation);
          const now = { revision: waitingRevision(), waiting: readOffline().waiting.length };
          return isNewest(since, now) || isMutation
            ? of(result)
            : from(keeper()).pipe(mergeMap((it) => it.adopt(result, send)));
        }),
      );
    };
    // Who is there must be known before anything that waits for that person can be sent.
    const asked =
      mayHaveWaiting() && operation.operationName !== guardQuestion
        ? from(
            keeper()
              .then((it) => it.ready())
              .catch(() => undefined),
          ).pipe(mergeMap(ask))
        : ask();
    if (isMutation)
      return asked.pipe(
        catchError((error: unknown) => {
          if (!isUnreachable(error)) return throwError(() => error);
          noteOutOfOrder();
          return from(waitingInstead(operation, error));
        }),
      );
    const followed = asked.pipe(
      catchError((error: unknown) => {
        if (isOutOfOrder(error)) noteOutOfOrder();
        return throwError(() => error);
      }),
    );
    return mayStandIn(operation) ? standingIn(operation, followed) : followed;
  });

  /** To be called once the client is made, which is made with the link. */
  function attach(made: ApolloClient): void {
    client = made;
    queueMutations(made, { keep: async (...change) => (await keeper()).keep(...change) });
    window.addEventListener('online', () => void keeper().then((it) => it.returned()));
    window.addEventListener('offline', () => setOffline({ away: 'network' }));
    onLookNow(async () => (await keeper()).returned());
    keepWhenLeft(made);
    if (isUrgent()) void keeper();
  }

  /** To be called where a reply of whatever kind has refused: nobody is signed in. */
  function signedOut(): void {
    endSession();
    untold.push({ data: { viewer: null }, field: null });
    void keeper().catch(() => undefined);
  }

  return { link, attach, signedOut };
}
