// pnpm backup: copies the data folder of a stopped Popote beside itself, under the date.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { main, root } from './task.mjs';

void main(import.meta.url, async () => {
  await prepare();
  process.chdir(root);
  await import(pathToFileURL(join(root, 'server/dist/backup.js')).href);
});
