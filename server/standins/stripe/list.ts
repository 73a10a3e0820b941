import { noSuch } from './errors.js';

export interface PageParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

export interface ApiList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** One page of rows given oldest first, shown newest first as Stripe does. Ten unless told. */
export function pageOf<T extends { id: string }>(
  oldestFirst: readonly T[],
  { limit = 10, starting_after: after }: PageParams,
  url: string,
): ApiList<T> {
  const rows = [...oldestFirst].reverse();
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw noSuch('object', after, 'starting_after');
  const end = start + limit;
  return { object: 'list', data: rows.slice(start, end), has_more: end < rows.length, url };
}

/** A list that is part of another object, whole. */
export function listOf<T>(data: T[], url: string): ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
