import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBillingKit } from '../../testkit/billing-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('a webhook that cannot be believed leaves neither its body nor its signature in the log', async () => {
  const { deliver, sign } = createBillingKit(server);
  const body = JSON.stringify({ email: 'lea@example.org', padding: 'x'.repeat(100_000) });
  const late = Math.floor(Date.now() / 1000) - 301;
  const signatures = [null, 'nonsense', sign(body, 'whsec_guessed'), sign(body, undefined, late)];
  const warn = vi.spyOn(server.app.services.logger, 'warn');
  for (const signature of signatures) expect((await deliver(body, signature)).status).toBe(400);
  const logged = warn.mock.calls.map((call) => JSON.stringify(call));
  warn.mockRestore();
  expect(logged).toHaveLength(signatures.length);
  for (const line of logged) {
    expect(line).toContain('a webhook that cannot be believed');
    expect(line).not.toContain('lea@example.org');
    expect(line.length).toBeLessThan(2000);
  }
});
