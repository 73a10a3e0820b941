import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Store } from './store.js';
import { startHarness, subscribe } from './testkit.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'popote-stripe-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const customer = (id: string) => ({ id, object: 'customer', deleted: true }) as const;

test('a restart keeps customers, subscriptions and what was still to be delivered', async () => {
  const before = await startHarness({ dataDir });
  await before.control('deliveries/stop', {});
  const subscription = await subscribe(before);
  await before.close({ keepData: true });
  expect(before.receiver.received).toEqual([]);

  const after = await startHarness({ dataDir });
  try {
    const found = await after.stripe.subscriptions.retrieve(subscription.id);
    expect(found).toMatchObject({ id: subscription.id, status: 'active' });
    await after.receiver.until(3);
    expect(after.receiver.types()).toContain('checkout.session.completed');
  } finally {
    await after.close({ keepData: true });
  }
});

test('what was acknowledged is there without a clean end, a line cut short is not', () => {
  const killed = new Store(dataDir);
  killed.transaction(() => killed.put('customers', customer('cus_1')));
  killed.transaction(() => killed.put('customers', customer('cus_2')));
  killed.transaction(() => killed.remove('customers', 'cus_1'));
  appendFileSync(join(dataDir, 'journal.ndjson'), '[["customers","cus_3",{"id":"cus');

  const reopened = new Store(dataDir);
  expect(reopened.all('customers')).toEqual([customer('cus_2')]);
  reopened.transaction(() => reopened.put('customers', customer('cus_4')));
  expect(new Store(dataDir).all('customers').map(({ id }) => id)).toEqual(['cus_2', 'cus_4']);
});

test('a transaction that fails changes nothing, in memory or on disk', () => {
  const store = new Store(dataDir);
  store.transaction(() => store.put('customers', customer('cus_1')));
  const fail = () =>
    store.transaction(() => {
      store.remove('customers', 'cus_1');
      store.put('customers', customer('cus_2'));
      throw new Error('no');
    });
  expect(fail).toThrow('no');
  expect(store.all('customers')).toEqual([customer('cus_1')]);
  expect(new Store(dataDir).all('customers')).toEqual([customer('cus_1')]);
});
