import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A message as it arrived: `to` are the recipients of the envelope, blind copies included. */
export interface StoredMessage {
  /** Sorts by arrival. */
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  /** By lower-case name; the last of several. */
  headers: Record<string, string>;
  attachments: { filename: string | null; mimeType: string; bytes: number }[];
}

export interface Envelope {
  from: string;
  to: string[];
}

const KEPT_MESSAGES = 500;

let sequence = 0;

function newMessageId(now: number): string {
  sequence = (sequence + 1) % 10_000;
  const order = `${String(now).padStart(15, '0')}-${String(sequence).padStart(4, '0')}`;
  return `${order}-${randomBytes(4).toString('hex')}`;
}

async function parse(raw: Buffer, envelope: Envelope): Promise<StoredMessage> {
  const email = await PostalMime.parse(raw);
  const now = Date.now();
  return {
    id: newMessageId(now),
    receivedAt: new Date(now).toISOString(),
    from: email.from?.address ?? envelope.from,
    to: envelope.to,
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? null,
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

/** Messages on disk, each as it came (`.eml`) and as it reads (`.json`); the latest 500 are kept. */
export class MessageStore {
  readonly #folder: string;
  readonly #messages = new Map<string, StoredMessage>();

  constructor(dataDir: string) {
    this.#folder = dataDir;
    mkdirSync(dataDir, { recursive: true });
    const names = readdirSync(dataDir).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const message = JSON.parse(readFileSync(join(dataDir, name), 'utf8')) as StoredMessage;
      this.#messages.set(message.id, message);
    }
  }

  /** Resolves once the message is on disk: only then is the sender told that it was taken. */
  async add(raw: Buffer, envelope: Envelope): Promise<StoredMessage> {
    const message = await parse(raw, envelope);
    writeFileSync(this.#path(message.id, 'eml'), raw);
    const temporary = this.#path(message.id, 'tmp');
    writeFileSync(temporary, JSON.stringify(message));
    // A message exists from this rename on; a kill before it leaves nothing that is read back.
    renameSync(temporary, this.#path(message.id, 'json'));
    this.#messages.set(message.id, message);
    for (const old of [...this.#messages.keys()].slice(0, -KEPT_MESSAGES)) this.#remove(old);
    return message;
  }

  /** Newest first; only those to one address when it is given, case ignored. */
  list(to?: string | null): StoredMessage[] {
    const wanted = to?.toLowerCase();
    return [...this.#messages.values()]
      .filter((message) => !wanted || message.to.some((one) => one.toLowerCase() === wanted))
      .reverse();
  }

  get(id: string): StoredMessage | undefined {
    return this.#messages.get(id);
  }

  /** The bytes of a message that `get` knows. */
  raw(id: string): Buffer {
    return readFileSync(this.#path(id, 'eml'));
  }

  clear(): void {
    for (const id of this.#messages.keys()) this.#remove(id);
  }

  #remove(id: string): void {
    this.#messages.delete(id);
    for (const kind of ['json', 'eml'] as const) rmSync(this.#path(id, kind), { force: true });
  }

  #path(id: string, kind: 'eml' | 'json' | 'tmp'): string {
    return join(this.#folder, `${id}.${kind}`);
  }
}
