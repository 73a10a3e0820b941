/** Something the person did that the server has not been told yet. */
export interface Change {
  id: string;
  personId: string;
  /** The mutation's name, its text and its variables, as they will be sent. */
  operation: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
  /** The rows it changes, to mark them. */
  rows: readonly string[];
  /** What the person calls it, should it have to be dropped; empty where nothing has a name. */
  name: string;
  /** How often the server failed at it. */
  failures: number;
}

/** What became of a change that was sent. */
export type Verdict =
  | { kind: 'done' }
  /** The server says no, and will say no again. */
  | { kind: 'refused'; code: string }
  /** The server failed; it may be the change's fault. */
  | { kind: 'failed' }
  /** No answer, or « later »: nothing is wrong with the change. */
  | { kind: 'unreachable' }
  /** Not before the person has signed in again, or paid. */
  | { kind: 'held' };
