import { forgetAskedAhead } from '../apollo/asked-ahead';
import { csrfHeaders, endpoint } from '../apollo/endpoint';
import type { Change, Verdict } from './change';
import { verdictOf } from './verdict';

/** No shop's network is so slow; the change is sent again. */
const patienceMs = 20_000;

/** Tells the server of one change. */
export async function sendChange({ operation, query, variables }: Change): Promise<Verdict> {
  forgetAskedAhead();
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...csrfHeaders },
      credentials: 'same-origin',
      body: JSON.stringify({ operationName: operation, query, variables }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await response.json().catch(() => null);
    return verdictOf(operation, response.status, body);
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Whether anybody answers at the product's address. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { signal: AbortSignal.timeout(patienceMs) });
    return ok;
  } catch {
    return false;
  }
}
