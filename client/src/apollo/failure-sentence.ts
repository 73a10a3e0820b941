import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ParseKeys, TFunction } from 'i18next';

type ErrorKey = ParseKeys<'errors'>;

/** The id under which the server logged an unexpected error, for the person to quote. */
export function errorReference(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) {
    for (const { extensions } of error.errors) {
      if (typeof extensions?.errorId === 'string') return extensions.errorId;
    }
  }
  if (ServerError.is(error)) return error.response.headers.get('x-request-id');
  return null;
}

/** After how many seconds the server takes more; null where it did not ask for patience. */
function secondsToWait(error: unknown): number | null {
  if (ServerError.is(error) && error.statusCode === 429)
    return Number(error.response.headers.get('retry-after') ?? 60);
  if (!CombinedGraphQLErrors.is(error)) return null;
  const limited = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  return limited ? Number(limited.extensions?.retryAfterSeconds ?? 60) : null;
}

/** No reply at all, as opposed to a reply that says no. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

/**
 * What the person reads when a request failed rather than being refused. Never the error's own
 * text: that is for the log.
 * @param own what is said of the operation that failed, where it has a sentence of its own
 */
export function failureKey(error: unknown, online: boolean, own?: ErrorKey): ErrorKey {
  if (!online) return 'network.offline';
  if (CombinedGraphQLErrors.is(error)) {
    const expired = error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (expired) return 'sessionExpired';
    if (error.errors.some(({ extensions }) => extensions?.code === 'KITCHEN_FULL'))
      return 'kitchenFull';
  }
  if (own) return own;
  return isUnreachable(error) ? 'network.unreachable' : 'unexpected';
}

/** The sentence for the person, with the reference to quote where the server logged one. */
export function failureSentence(t: TFunction<'errors'>, error: unknown, own?: ErrorKey): string {
  const wait = secondsToWait(error);
  const sentence =
    wait === null ? t(failureKey(error, navigator.onLine, own)) : t('rateLimited', { count: wait });
  const reference = errorReference(error);
  return reference === null ? sentence : `${sentence} ${t('reference', { id: reference })}`;
}
