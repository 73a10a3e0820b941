import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { TABLE_NAMES } from './wire.js';
import type { TableName, Tables } from './wire.js';

type Change = [table: TableName, id: string, row: object | null];
type Rows = { [T in TableName]: Map<string, Tables[T]> };

const COMPACT_AFTER_BYTES = 4_000_000;

function emptyRows(): Rows {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as unknown as Rows;
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Everything the local Stripe knows, in memory and on disk. A transaction is one line of a journal,
 * appended before the caller hears of it, so a killed process loses nothing it acknowledged; a line
 * cut short by the kill is ignored. The journal is folded into `state.json`, replaced by rename.
 */
export class Store {
  readonly #snapshotPath: string;
  readonly #journalPath: string;
  readonly #rows: Rows = emptyRows();
  #journalBytes = 0;
  #changes: Change[] | null = null;
  #undo: (() => void)[] = [];

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#snapshotPath = join(dataDir, 'state.json');
    this.#journalPath = join(dataDir, 'journal.ndjson');
    this.#load();
    this.compact();
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.#rows[table].get(id);
  }

  /** Oldest first. */
  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.#rows[table].values()];
  }

  /** Rows are replaced, never changed in place: an event keeps the object it was sent with. */
  put<T extends TableName>(table: T, row: Tables[T]): Tables[T] {
    this.#record([table, row.id, row]);
    const rows = this.#rows[table];
    const before = rows.get(row.id);
    this.#undo.push(() => (before ? rows.set(row.id, before) : rows.delete(row.id)));
    rows.set(row.id, row);
    return row;
  }

  remove(table: TableName, id: string): void {
    this.#record([table, id, null]);
    const rows: Map<string, object> = this.#rows[table];
    const before = rows.get(id);
    if (before) this.#undo.push(() => rows.set(id, before));
    rows.delete(id);
  }

  /** Runs `work` (synchronous) and keeps all of its changes, or none when it throws. */
  transaction<T>(work: () => T): T {
    if (this.#changes) return work();
    this.#changes = [];
    this.#undo = [];
    try {
      const result = work();
      this.#append(this.#changes);
      return result;
    } catch (error) {
      for (const undo of this.#undo.reverse()) undo();
      throw error;
    } finally {
      this.#changes = null;
      this.#undo = [];
    }
  }

  compact(): void {
    const snapshot = Object.fromEntries(TABLE_NAMES.map((name) => [name, this.all(name)]));
    const temporary = `${this.#snapshotPath}.tmp`;
    writeFileSync(temporary, JSON.stringify(snapshot), { flush: true });
    renameSync(temporary, this.#snapshotPath);
    // Killed before this line, the journal is replayed over the snapshot that already holds it:
    // its lines carry whole rows, so that changes nothing.
    writeFileSync(this.#journalPath, '');
    this.#journalBytes = 0;
  }

  #record(change: Change): void {
    if (!this.#changes) throw new Error('A change outside a transaction would not be kept.');
    this.#changes.push(change);
  }

  #append(changes: Change[]): void {
    if (changes.length === 0) return;
    const line = `${JSON.stringify(changes)}\n`;
    try {
      appendFileSync(this.#journalPath, line);
    } catch (error) {
      // A full disk may have taken half of the line: the next one must not be glued to it.
      truncateSync(this.#journalPath, this.#journalBytes);
      throw error;
    }
    this.#journalBytes += Buffer.byteLength(line);
    if (this.#journalBytes > COMPACT_AFTER_BYTES) this.compact();
  }

  #load(): void {
    const snapshot = JSON.parse(readIfPresent(this.#snapshotPath) || '{}') as Partial<
      Record<TableName, { id: string }[]>
    >;
    for (const table of TABLE_NAMES) {
      for (const row of snapshot[table] ?? []) this.#apply([table, row.id, row]);
    }
    const lines = readIfPresent(this.#journalPath).split('\n');
    // What follows the last line break is a line cut short, or nothing.
    for (const line of lines.slice(0, -1)) {
      for (const change of JSON.parse(line) as Change[]) this.#apply(change);
    }
  }

  #apply([table, id, row]: Change): void {
    const rows: Map<string, object> | undefined = this.#rows[table];
    if (!rows) return;
    if (row) rows.set(id, row);
    else rows.delete(id);
  }
}
