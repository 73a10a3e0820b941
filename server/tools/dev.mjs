// pnpm dev: the server restarts and the page updates as one edits; the schema and the hooks follow.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { generate } from './generate.mjs';
import { prepare } from './prepare.mjs';
import { binary, main, root } from './task.mjs';

const port = process.env.PORT ?? '4000';
const pagePort = process.env.VITE_PORT ?? '5173';

function keepRunning(workspace, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: join(root, workspace),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // One that ends takes the other with it: half of Popote helps nobody.
  child.on('exit', (code) => process.exit(code ?? 0));
  process.on('exit', () => child.kill());
}

/** Calls back once the tree has been quiet for a moment after a change to such a file. */
function onChange(folder, pattern, work) {
  let timer;
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !pattern.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => work().catch((error) => console.error(error.message)), 300);
  });
}

void main(import.meta.url, async () => {
  await prepare({ build: false });
  const dataDir = process.env.DATA_DIR ?? join(root, '.data');
  const server = { PORT: port, DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${pagePort}` };
  keepRunning(
    'server',
    [binary('server', 'tsx'), 'watch', '--conditions=source', 'src/main.ts'],
    server,
  );
  keepRunning('client', [binary('client', 'vite'), '--port', pagePort, '--strictPort'], {
    POPOTE_API: `http://127.0.0.1:${port}`,
  });
  onChange('server/src', /\.graphql\.ts$|^graphql[\\/]/, () => generate({ schemaFromCode: true }));
  onChange('client/src', /\.graphql$/, generate);
  onChange('server/data/foods', /\.tsv$/, generate);
  onChange('prisma', /schema\.prisma$/, generate);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
});
