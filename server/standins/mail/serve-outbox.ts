import type { IncomingMessage, ServerResponse } from 'node:http';
import { fontFaces } from '../fonts.js';
import { sendPage } from '../html.js';
import { seeOther, sendJson } from '../http.js';
import { PREFIX, framedHtml, messagePage, outboxPage, unknownMessagePage } from './outbox-page.js';
import { STYLE } from './style.js';
import type { MessageStore, StoredMessage } from './message-store.js';

// The frame's own attribute sandboxes it too; this holds when its address is opened by itself.
const FRAME_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

function send(response: ServerResponse, type: string, body: string | Buffer, policy?: string) {
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(policy && { 'Content-Security-Policy': policy }),
  });
  response.end(body);
}

function serveMessage(
  store: MessageStore,
  response: ServerResponse,
  { message, part, view }: { message: StoredMessage; part: string; view: string | null },
): void {
  switch (part) {
    case '':
      return sendPage(response, 200, messagePage(message, view === 'text' ? 'text' : 'html'), {
        frames: true,
      });
    case '/html':
      return send(
        response,
        'text/html; charset=utf-8',
        framedHtml(message.html ?? ''),
        FRAME_POLICY,
      );
    case '/source':
      return send(response, 'text/plain; charset=utf-8', store.raw(message.id), FRAME_POLICY);
    default:
      sendPage(response, 404, unknownMessagePage());
  }
}

function clear(store: MessageStore, request: IncomingMessage, response: ServerResponse): void {
  const site = request.headers['sec-fetch-site'] ?? 'none';
  if (site !== 'same-origin' && site !== 'none') {
    response.writeHead(403).end();
    return;
  }
  store.clear();
  seeOther(response, PREFIX);
}

/** Answers `/dev/mail…`: the outbox, forwarded here by the product. */
export function serveOutbox(
  store: MessageStore,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/\/$/, '');
  if (request.method === 'POST' && path === `${PREFIX}/clear`) {
    return clear(store, request, response);
  }
  if (path === PREFIX) return sendPage(response, 200, outboxPage(store.list()));
  if (path === `${PREFIX}/style.css`)
    return send(response, 'text/css; charset=utf-8', fontFaces() + STYLE);
  if (path === `${PREFIX}/messages.json`) {
    return sendJson(response, 200, JSON.stringify(store.list(url.searchParams.get('to'))));
  }
  const [, id, part] = /^\/dev\/mail\/messages\/([\w-]+)(|\/\w+)$/.exec(path) ?? [];
  const message = store.get(id ?? '');
  if (!message) return sendPage(response, 404, unknownMessagePage());
  serveMessage(store, response, { message, part: part ?? '', view: url.searchParams.get('view') });
}
