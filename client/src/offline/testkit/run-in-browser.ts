import { seededRandom } from '../../illustrations/seeded-random';
import { verdictOf } from '../verdict';
import type { ListServer } from './list-server';
import { playSequence } from './play-sequence';

async function post(body: object): Promise<{ status: number; reply: unknown }> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-popote-csrf': '1' },
    body: JSON.stringify(body),
  });
  return { status: response.status, reply: await response.json() };
}

interface ListReply {
  data: {
    viewer: { household: { kitchen: { shoppingItems: { id: string; checked: boolean }[] } } };
  };
}

/** The product's own server, of whose list a sequence sees only the lines that it made. */
function realServer() {
  const made = new Set<string>();
  const server: ListServer = {
    send: async ({ operation, query, variables }) => {
      const input = variables.input as { id: string } | undefined;
      if (input) made.add(input.id);
      const { status, reply } = await post({ operationName: operation, query, variables });
      return verdictOf(operation, status, reply);
    },
    read: async () => {
      const { reply } = await post({
        query: '{ viewer { household { kitchen { shoppingItems { id checked } } } } }',
      });
      const { shoppingItems } = (reply as ListReply).data.viewer.household.kitchen;
      const own = shoppingItems.filter(({ id }) => made.has(id));
      return new Map(own.map(({ id, checked }) => [id, checked]));
    },
  };
  return server;
}

interface Outcome {
  seed: string;
  waiting: number;
  wrongs: readonly string[];
  /** Each device's list and the server's, as text. */
  lists: readonly string[];
}

const inText = (list: ReadonlyMap<string, boolean>): string =>
  [...list]
    .map(([id, checked]) => `${id} ${checked}`)
    .toSorted()
    .join('\n');

/** Plays each seed's sequence against the server of the page that this runs in. */
export async function runSequences(seeds: readonly string[], steps: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const seed of seeds) {
    const newId = (): string => crypto.randomUUID();
    const played = await playSequence(realServer(), seededRandom(seed), newId, steps);
    outcomes.push({
      seed,
      waiting: played.devices.reduce((sum, device) => sum + device.waiting().length, 0),
      wrongs: played.wrongs,
      lists: [...played.devices.map((device) => device.view()), played.list].map(inText),
    });
  }
  return outcomes;
}
