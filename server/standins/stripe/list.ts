import { noSuch } from './errors.js';

export interface PageParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

export interface ApiList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

function indexOf(rows: readonly { id: string }[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw noSuch('object', id, param);
  return index;
}

/** One page of rows given oldest first, shown newest first as Stripe does. Ten unless told. */
export function pageOf<T extends { id: string }>(
  oldestFirst: readonly T[],
  { limit = 10, starting_after, ending_before }: PageParams,
  url: string,
): ApiList<T> {
  const rows = [...oldestFirst].reverse();
  if (ending_before) {
    const end = indexOf(rows, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after ? indexOf(rows, starting_after, 'starting_after') + 1 : 0;
  const end = start + limit;
  return { object: 'list', data: rows.slice(start, end), has_more: end < rows.length, url };
}

/** A list that is part of another object, whole. */
export function listOf<T>(data: T[], url: string): ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
