import type { Snapshot } from './snapshot';

/** What was last seen of one person's kitchen. */
export interface Seen {
  personId: string;
  snapshot: Snapshot;
  /** When each of the viewer's and the kitchen's fields was last read, in milliseconds since 1970. */
  seenAt: Readonly<Record<string, number>>;
}
