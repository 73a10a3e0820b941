import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChattingModel {
  /** The base URL for a client of the OpenAI protocol. */
  url: string;
  /** When each ingredient line was complete on the wire, by the clock of this process, in milliseconds. */
  sentAt: number[];
  /** Slow: never past the description. Quick: a whole recipe, an ingredient every few milliseconds. */
  mode: 'slow' | 'quick';
  close(): Promise<void>;
}

const head = '# Gratin de courge\n\nUne courge fondante sous une croûte dorée.\n\n## Ingrédients\n';
const vegetables = ['courge', 'carottes', 'navets', 'panais', 'poireaux', 'tomates', 'aubergines'];
export const ingredients = vegetables.map((name, nth) => `- ${nth + 2}00 g de ${name}\n`);
const steps = '\n## Instructions\n1. Couper les légumes.\n2. Enfourner 35 minutes.\n';

const betweenLinesMs = 25;
const keepAliveMs = 4_000;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

function write(res: ServerResponse, content: string, finish: string | null = null): void {
  const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
  const chunk = {
    id: 'bench',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'bench',
    choices,
  };
  res.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** A model on this machine that notes when it said what. */
export async function startChattingModel(): Promise<ChattingModel> {
  const answer = async (res: ServerResponse): Promise<void> => {
    write(res, head);
    if (model.mode === 'slow') {
      const alive = setInterval(() => write(res, ' '), keepAliveMs);
      res.once('close', () => clearInterval(alive));
      return;
    }
    for (const line of ingredients) {
      await pause(betweenLinesMs);
      model.sentAt.push(performance.now());
      write(res, line);
    }
    write(res, steps);
    write(res, '', 'stop');
    res.end('data: [DONE]\n\n');
  };
  const server = createServer((req, res) => {
    req.resume();
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    void answer(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const model: ChattingModel = {
    url: `http://127.0.0.1:${port}/v1`,
    sentAt: [],
    mode: 'slow',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}
