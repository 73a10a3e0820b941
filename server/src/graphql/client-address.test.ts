import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address.js';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:DB8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:0db8::12:1:2:3:4', '2001:db8:0:12::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [0, '203.0.113.1, 198.51.100.7', 'unknown'],
  [1, '203.0.113.1, 198.51.100.7', '198.51.100.7'],
  [2, '203.0.113.1, 198.51.100.7', '203.0.113.1'],
  [1, undefined, 'unknown'],
  [3, '203.0.113.1, 198.51.100.7', 'unknown'],
])('behind %i proxies, believes of %j only %s', (proxies, forwarded, expected) => {
  const request = new IncomingMessage(new Socket());
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  expect(clientAddress(request, proxies)).toBe(expected);
});
