import dns from 'node:dns';

// Imported before the product (NODE_OPTIONS): nobody answers at Stripe's address, whatever network there is.
const { lookup } = dns;

dns.lookup = (host, ...rest) => {
  if (!host.endsWith('stripe.com')) return lookup(host, ...rest);
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname: host,
  });
  process.nextTick(rest.at(-1), error);
  return {};
};
