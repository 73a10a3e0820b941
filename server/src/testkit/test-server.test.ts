import { expect, it } from 'vitest';
import { startTestServer } from './test-server.js';

it('a server that is closed while its jobs still run their first round closes', async () => {
  const server = await startTestServer();
  await server.close();
  await expect(server.request('/healthz')).rejects.toThrow('fetch failed');
});
