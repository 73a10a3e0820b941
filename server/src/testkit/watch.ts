import type { GraphQLError, Json } from './graphql-client.js';

export interface StreamEvent {
  data: Json;
  errors?: GraphQLError[];
}

/** The events of a subscription over GraphQL over SSE (distinct connections), until the server completes it. */
export async function* watch(
  url: string,
  headers: Record<string, string>,
  body: { query: string; variables?: Record<string, unknown>; operationName?: string },
  signal?: AbortSignal,
): AsyncGenerator<StreamEvent, void, void> {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  if (!response.body) throw new Error(`No stream: ${response.status}`);
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      if (lines.includes('event: complete')) return;
      const data = lines.find((line) => line.startsWith('data: '));
      if (lines.includes('event: next') && data) yield JSON.parse(data.slice(6)) as StreamEvent;
    }
  }
}
