import type { ProposalChange } from './proposal-change.js';
import { matchProduct } from './proposal-match.js';
import type { RowRequest } from './proposal-request.js';

/** Of a request that names several foods, those that the lines are of. */
function narrowed(request: RowRequest, left: readonly ProposalChange[]): RowRequest {
  if (!('items' in request.arguments)) return request;
  const { items } = request.arguments;
  const own = items.filter((item) => {
    const hasAmount = 'quantity' in item && item.quantity !== null;
    return matchProduct(left, item.name, { hasAmount }).kind === 'FOUND';
  });
  if (own.length === 0) return request;
  return { ...request, arguments: { ...request.arguments, items: own } } as RowRequest;
}

/** The requests of which there are lines left, for these alone: a fresh preview of them brings back nothing that is done. */
export const requestsLeft = (
  requests: readonly RowRequest[],
  left: readonly ProposalChange[],
): RowRequest[] =>
  requests.flatMap((request, at) => {
    const own = left.filter(({ line }) => line.split('.')[0] === String(at));
    return own.length === 0 ? [] : narrowed(request, own);
  });
