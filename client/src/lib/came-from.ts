/** The navigation state of somebody who is led to a step from a page that needs it: where they go on to afterwards. */
export interface CameFrom {
  cameFrom: string;
}

/** The place in a navigation's state, as whoever wrote the state says; null where it names none. */
export function cameFrom(state: unknown): string | null {
  const isNamed = typeof state === 'object' && state !== null && 'cameFrom' in state;
  return isNamed && typeof state.cameFrom === 'string' ? state.cameFrom : null;
}
