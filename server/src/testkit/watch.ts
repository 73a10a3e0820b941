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
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (rest + read.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const lines = block.split('\n');
        if (lines.includes('event: complete')) return;
        const data = lines.find((line) => line.startsWith('data: '));
        if (lines.includes('event: next') && data) yield JSON.parse(data.slice(6)) as StreamEvent;
      }
    }
  } finally {
    // Whoever leaves by the signal has ended it already, which Node 24 says again.
    await reader.cancel().catch(() => undefined);
  }
}
