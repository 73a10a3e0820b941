import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const ownName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Through a proxy on this machine everybody comes from here; but most such ask for another name. */
const isOfThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  loopback.test(socket.remoteAddress ?? '') && ownName.test(headers.host ?? '');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface PrivatePages {
  /** What a browser asks for; another one at each start. */
  readonly user: string;
  readonly password: string;
  /** Answers a request that may not read them, and says so. */
  refuses(req: IncomingMessage, res: ServerResponse): boolean;
}

/**
 * Guards the pages of stand-ins: every letter is read there, and with it every link that resets a password. In
 * production, and where others reach Popote by an address of its own, the password is always asked for, as a proxy on
 * this machine need not say that it is one; elsewhere whoever sits at this machine may pass.
 */
export function createPrivatePages({
  isProduction,
  PUBLIC_URL,
}: {
  isProduction: boolean;
  PUBLIC_URL?: string | undefined;
}): PrivatePages {
  const isShared =
    isProduction || (PUBLIC_URL !== undefined && !ownName.test(new URL(PUBLIC_URL).host));
  const user = 'popote';
  const password = randomBytes(18).toString('base64url');
  const wanted = digest(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
  return {
    user,
    password,
    refuses: (req, res) => {
      const given = digest(req.headers.authorization ?? '');
      if ((!isShared && isOfThisMachine(req)) || timingSafeEqual(given, wanted)) return false;
      res.writeHead(401, {
        'www-authenticate': 'Basic realm="Popote", charset="UTF-8"',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      });
      res.end('This page asks for the password that was printed at the start.');
      return true;
    },
  };
}
