import type { IncomingMessage } from 'node:http';

/**
 * The caller's network address. Each trusted proxy appends the address it saw to X-Forwarded-For, so only the
 * last `trustedProxies` entries can be believed; what a caller wrote before them is ignored.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return forwarded.at(-trustedProxies) ?? direct;
}
