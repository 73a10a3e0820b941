import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../src/app.js';
import { loadConfig } from '../src/platform/config.js';
import { freePort } from '../tools/free-port.mjs';
import { serveParent } from './child.js';

// The product as in production, but for the stand-ins: its stages are what is measured, not theirs.
const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), 'popote-bench-'));
const config = loadConfig({
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  STANDINS: 'openai,stripe,mail',
  CONTACT_EMAIL: 'bench@popote.example',
  OPERATOR_NAME: 'the bench',
  OPERATOR_ADDRESS: 'this machine',
  PSEUDONYM_KEY: 'the bench has nobody to remember',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '1',
});
const app = await startApp(config, { clientDirectory: null });
serveParent(`http://127.0.0.1:${port}`, {
  listeners: () => app.services.pubsub.listenerCount(),
  close: async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
});
