import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../../../graphql/context.js';
import { readCalendar } from './calendar-feed.js';

const address = /^\/calendar\/([\w-]{32})\.ics$/;

/** GET /calendar/<secret>.ics: the secret alone is the right to read, while the household is paid for; anything else is 404. */
export const calendarFeed =
  ({ db, clock, publicUrl, config }: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'config'>) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [path = ''] = (req.url ?? '').split('?');
    const secret = address.exec(path)?.[1];
    const { complimentaryEmails } = config;
    const reading = { db, clock, publicUrl, complimentaryEmails };
    const calendar = secret === undefined ? null : await readCalendar(reading, secret);
    // The address is a secret: no search engine keeps it, no shared cache its answer.
    const headers = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
    if (calendar === null) {
      res.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end();
      return;
    }
    res.writeHead(200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="popote.ics"',
    });
    res.end(req.method === 'HEAD' ? undefined : calendar);
  };
