import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({
    id: 'scripted',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;

/** A language model, as its protocol has it, that replies what it was told to. */
export async function startScriptedModel() {
  let reply = '';
  let reason = 'stop';
  let isHeld = false;
  const held = new Set<ServerResponse>();
  const end = () => `${chunk({}, reason)}data: [DONE]\n\n`;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ role: 'assistant', content: reply }, null));
    if (!isHeld) return void response.end(end());
    held.add(response);
    response.once('close', () => held.delete(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** What it replies from now on; a reply that ran out of room was cut short. */
    say: (text: string, isCut = false): void => {
      reply = text;
      reason = isCut ? 'length' : 'stop';
      isHeld = false;
    },
    /** How it begins to reply from now on, and goes no further until it is released or left. */
    hold: (text: string): void => {
      reply = text;
      isHeld = true;
    },
    /** Goes on with what is held, and holds again. */
    add: (text: string): void => {
      for (const response of held) response.write(chunk({ content: text }, null));
    },
    /** Ends what is held. */
    release: (rest: string): void => {
      for (const response of held)
        response.end(`${chunk({ content: rest }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ScriptedModel = Awaited<ReturnType<typeof startScriptedModel>>;
