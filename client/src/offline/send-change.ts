import { forgetAskedAhead } from '../apollo/asked-ahead';
import { csrfHeaders, endpoint } from '../apollo/endpoint';
import type { Change, Verdict } from './change';
import { verdictOf } from './verdict';
import { withoutAnswer } from './without-answer';

/** No shop's network is so slow; the change is sent again. */
const patienceMs = 20_000;
const shortPatienceMs = 10_000;

const post = (body: object, withinMs: number): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...csrfHeaders },
    credentials: 'same-origin',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  });

/** Tells the server of one change. */
export async function sendChange({ operation, query, variables }: Change): Promise<Verdict> {
  forgetAskedAhead();
  try {
    const response = await post(
      { operationName: operation, query: withoutAnswer(query), variables },
      patienceMs,
    );
    const body: unknown = await response.json().catch(() => null);
    return verdictOf(operation, response.status, body);
  } catch {
    return { kind: 'unreachable' };
  }
}

interface WhoReply {
  data?: { viewer?: { id?: string } | null } | null;
  errors?: unknown[];
}

/** Whom the server takes this device for: null for nobody; undefined where it does not answer. */
export async function askWhoIsHere(): Promise<string | null | undefined> {
  try {
    const response = await post({ query: '{ viewer { id } }' }, shortPatienceMs);
    if (!response.ok) return undefined;
    const { data, errors = [] } = (await response.json()) as WhoReply;
    if (errors.length > 0) return undefined;
    return data?.viewer === null ? null : data?.viewer?.id;
  } catch {
    return undefined;
  }
}
