import { getSSEProcessor, isAsyncIterable, type FetchAPI, type Plugin } from 'graphql-yoga';

/** Apollo's protocol for subscriptions over multipart responses, which its clients for web, iOS and Android speak. */
const isAsked = (accept: string | null): boolean =>
  (accept ?? '').split(',').some((type) => {
    const [name, ...parameters] = type.toLowerCase().replaceAll(/[\s"]/g, '').split(';');
    return name === 'multipart/mixed' && parameters.includes('subscriptionspec=1.0');
  });

const contentType = 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0';
const boundary = '\r\n--graphql';
/** Its end is the boundary that follows: what is written so is read at once. */
const part = (json: string): string =>
  `\r\ncontent-type: application/json\r\n\r\n${json}${boundary}`;
const end = '--\r\n';

/** What has errors alone, though a stream had begun, is what ended it: a client takes it for a fault of the connection. */
function payload(data: string, isStream: boolean): string {
  if (isStream && data.startsWith('{"errors":')) {
    const { errors, ...others } = JSON.parse(data) as { errors: unknown };
    if (!('data' in others)) return JSON.stringify({ payload: null, errors });
  }
  return `{"payload":${data}}`;
}

/** A server-sent event as a part: a comment only keeps the connection open, which an empty one does here. */
function partOf(event: string, isStream: boolean): string {
  if (event.startsWith(':')) return part('{}');
  const [, data] = /^event: next\ndata: (.*)$/.exec(event) ?? [];
  return data === undefined ? end : part(payload(data, isStream));
}

/** The stream of server-sent events in another dress: its pings, and what happens when somebody leaves, stay its own. */
function inParts(events: ReadableStream<Uint8Array>, isStream: boolean, fetchAPI: FetchAPI) {
  const reader = events.getReader();
  const encoder = new fetchAPI.TextEncoder();
  const decoder = new fetchAPI.TextDecoder();
  let rest = '';
  /** Null at the end. */
  const next = async (): Promise<string | null> => {
    const { done, value } = await reader.read();
    if (done) return null;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map((block) => partOf(block, isStream)).join('');
  };
  return new fetchAPI.ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(boundary)),
    pull: async (controller) => {
      let text = await next();
      // Nothing enqueued would be the end of pulling.
      while (text === '') text = await next();
      if (text === null) controller.close();
      else controller.enqueue(encoder.encode(text));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const processEvents = getSSEProcessor();

/** Subscriptions by `Accept: multipart/mixed;subscriptionSpec=1.0`; what is refused is told in the stream. */
export const multipartStreams: Plugin = {
  onResultProcess({ request, result, setResultProcessor }) {
    if (!isAsked(request.headers.get('accept'))) return;
    const isRefused = 'errors' in result && !('data' in result);
    if (!isAsyncIterable(result) && !isRefused) return;
    setResultProcessor(async (given, fetchAPI, type) => {
      const events = await processEvents(given, fetchAPI, type);
      const headers: Record<string, string> = {};
      for (const name of ['cache-control', 'www-authenticate', 'retry-after']) {
        const value = events.headers.get(name);
        if (value !== null) headers[name] = value;
      }
      headers['content-type'] = contentType;
      const status = events.status === 401 ? 401 : 200;
      const parts = events.body && inParts(events.body, !isRefused, fetchAPI);
      return new fetchAPI.Response(parts, { status, headers });
    }, 'multipart/mixed');
  },
};
