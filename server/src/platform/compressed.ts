import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

/** In bytes: what is smaller fits a packet or two as it is. */
const threshold = 1_000;

const isStream = (res: ServerResponse): boolean =>
  /^(?:text\/event-stream|multipart\/)/.test(String(res.getHeader('content-type')));

/*
 * Beside a secret an attacker's own words would tell it by the length of the answer (BREACH). An answer can only be
 * had from these origins, by POST and JSON, and the session is in no body: nobody makes a browser send guesses.
 */
const compress = compression({
  threshold,
  filter: (req, res) => !isStream(res) && compression.filter(req, res),
}) as unknown as (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** Has what a handler answers compressed, as far as it is worth it and who asked can read it; no stream, whose events must not wait. */
export const compressed =
  (handler: Handler): Handler =>
  (req, res) => {
    // An open stream keeps all that is set up for it.
    if (req.headers.accept === 'text/event-stream') return handler(req, res);
    let answered: void | Promise<void> = undefined;
    const answer = (): void => {
      answered = handler(req, res);
    };
    // It goes on at once.
    compress(req, res, answer);
    return answered;
  };
