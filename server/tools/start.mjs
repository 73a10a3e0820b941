// npm start: makes what is missing, then becomes the server, so that its signals and exit code are the server's own.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';
import { main, root, TaskError } from './task.mjs';

const usage = `npm start [-- --demo]

  --demo   opens a household of two to try Popote with; the addresses and the password are printed

Settings are environment variables; server/docs/configuration.md lists them (PORT, DATA_DIR, DATABASE_URL…).`;

function readOptions() {
  try {
    return parseArgs({ options: { demo: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new TaskError(`${error.message}\n\n${usage}`);
  }
}

void main(import.meta.url, async () => {
  const { demo, help } = readOptions();
  if (help) return console.log(usage);
  await prepare();
  process.chdir(root);
  if (demo) process.env.POPOTE_DEMO_ACCOUNT = '1';
  await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
});
