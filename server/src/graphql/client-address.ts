import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The caller's network address. Each trusted proxy appends the address it saw to X-Forwarded-For, so only the
 * last `trustedProxies` entries can be believed; what a caller wrote before them is ignored.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(direct);
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return networkOf(forwarded.at(-trustedProxies) ?? direct);
}

/** An IPv6 subscriber holds a whole /64 and may change address at will: its network is what a limit counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [mapped] = /\d+\.\d+\.\d+\.\d+$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
