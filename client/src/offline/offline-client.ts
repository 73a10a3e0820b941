import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, of, throwError } from 'rxjs';
import { isNewest } from './is-newest';
import type { Keeper } from './keeper';
import { keepWhenLeft } from './last-look';
import {
  changesWaiting,
  mayHaveWaiting,
  readOffline,
  setOffline,
  waitingRevision,
} from './offline-state';
import { queueMutations } from './queue-mutations';
import { isObject } from './read-answer';
import { noteUnsaved } from './unsaved';

/** Lets the page come first: what is kept on the device can wait for it. */
const startAfterMs = 1000;

/** No reply, or only that of a proxy that finds nobody behind it. */
const isUnreachable = (error: unknown): boolean =>
  (error instanceof TypeError && error.name !== changesWaiting) ||
  (ServerError.is(error) && [502, 503, 504].includes(error.statusCode));

const saysSignedOut = (errors: readonly { extensions?: object }[] = []): boolean =>
  errors.some(
    ({ extensions = {} }) => 'code' in extensions && extensions.code === 'UNAUTHENTICATED',
  );

/**
 * What stands between the pages and the network: what was read is kept on the device, what cannot be
 * sent waits there. Its larger part is fetched once the page stands, or when it is needed.
 */
export function createOffline() {
  let client: ApolloClient | undefined;
  let loading: Promise<Keeper> | undefined;
  // Answers that the keeper has yet to hear of: without them it does not know who is there, and keeps nothing.
  const untold: Record<string, unknown>[] = [];
  const keeper = async (): Promise<Keeper> => {
    loading ??= import('./keeper').then(({ createKeeper }) => {
      if (!client) throw new Error('The client has not been made yet.');
      return createKeeper(client);
    });
    // The next one who needs it tries again.
    loading.catch(() => (loading = undefined));
    const it = await loading;
    for (const data of untold.splice(0)) it.note(data);
    return it;
  };
  const isUrgent = (): boolean => readOffline().away || mayHaveWaiting();
  let soon: Promise<unknown> | undefined;
  const keeperSoon = (): Promise<Keeper> => {
    if (loading || isUrgent()) return keeper();
    soon ??= new Promise((resolve) => setTimeout(resolve, startAfterMs));
    return soon.then(keeper);
  };

  /** What answers where the server does not: the device, or the error. */
  async function withoutNetwork(
    { query, variables, getContext }: ApolloLink.Operation,
    isGuard: boolean,
    error: unknown,
  ): Promise<{ data: object }> {
    const it = await keeper();
    return isGuard
      ? it.remember(query, error)
      : it.instead(query, variables, getContext().expected?.(), error);
  }

  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    const { kept } = operation.getContext();
    if (kept) return of({ data: kept });
    const ask = () => {
      const since = waitingRevision();
      return forward(operation).pipe(
        mergeMap((result) => {
          if (readOffline().away) {
            setOffline({ away: false });
            void keeper().then(
              (it) => it.back(),
              () => undefined,
            );
          }
          const data = saysSignedOut(result.errors) ? { viewer: null } : result.data;
          if (isObject(data)) {
            noteUnsaved(data);
            untold.push(data);
            keeperSoon().catch(() => undefined);
          }
          const now = { revision: waitingRevision(), waiting: readOffline().waiting.length };
          const isTrue = isNewest(since, now);
          return isTrue || operation.operationType === OperationTypeNode.MUTATION
            ? of(result)
            : from(keeper()).pipe(mergeMap((it) => it.adopt(result, () => forward(operation))));
        }),
      );
    };
    // Who is there must be known before anything that waits for that person can be sent.
    const isGuard = operation.operationName === 'Guard';
    const asked =
      mayHaveWaiting() && !isGuard
        ? from(
            keeper()
              .then((it) => it.ready())
              .catch(() => undefined),
          ).pipe(mergeMap(ask))
        : ask();
    return asked.pipe(
      catchError((error: unknown) => {
        if (!isUnreachable(error)) return throwError(() => error);
        setOffline({ away: true });
        return from(withoutNetwork(operation, isGuard, error));
      }),
    );
  });

  /** To be called once the client is made, which is made with the link. */
  function attach(made: ApolloClient): void {
    client = made;
    queueMutations(made, { keep: async (...change) => (await keeper()).keep(...change) });
    window.addEventListener('online', () => void keeper().then((it) => it.returned()));
    window.addEventListener('offline', () => setOffline({ away: true }));
    keepWhenLeft(made);
    if (isUrgent()) void keeper();
  }

  return { link, attach };
}
