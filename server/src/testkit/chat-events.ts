import { expect } from 'vitest';
import { at, type Json } from './graphql-client.js';
import type { Person } from './person.js';
import { watch } from './watch.js';

const subscription = `subscription ($id: ID!, $afterSeq: Int) {
  chatReply(messageId: $id, afterSeq: $afterSeq) { seq delta replaces status card { id } proposal { id } refusal { code } }
}`;

/** What is sent of a reply, by the process that has the address. */
export async function* eventsAt(
  url: string,
  person: Person,
  id: string,
  afterSeq: number | null = null,
) {
  const body = { query: subscription, variables: { id, afterSeq } };
  for await (const { data } of watch(url, person.headers(), body))
    yield at(data, 'chatReply') ?? null;
}

export async function all<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const seen: Event[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

/** What a reader of events has on the screen. */
export interface Screen {
  content: string;
  status: Json;
  seq: number;
  card: Json;
  refusal: Json;
  proposals: Json[];
}

/** Shows events as a client does. */
export function showEvents(events: readonly Json[], from?: Partial<Screen>): Screen {
  const screen: Screen = {
    content: '',
    status: null,
    seq: -1,
    card: null,
    refusal: null,
    proposals: [],
    ...from,
  };
  for (const event of events) {
    const delta = String(at(event, 'delta'));
    screen.content = at(event, 'replaces') === true ? delta : screen.content + delta;
    expect(Number(at(event, 'seq'))).toBeGreaterThan(screen.seq);
    screen.seq = Number(at(event, 'seq'));
    screen.status = at(event, 'status') ?? null;
    screen.card = at(event, 'card') ?? screen.card;
    screen.refusal = at(event, 'refusal') ?? null;
    const proposal = at(event, 'proposal') ?? null;
    const others = screen.proposals.filter((known) => at(known, 'id') !== at(proposal, 'id'));
    if (proposal !== null) screen.proposals = [...others, proposal];
  }
  return screen;
}
