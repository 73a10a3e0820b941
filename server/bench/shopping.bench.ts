import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The shopping list in a browser: what draws it is the client's, so its measurement lies there. */
export async function shoppingBench(): Promise<void> {
  const client = fileURLToPath(new URL('../../client/', import.meta.url));
  const args = ['--import', 'tsx', 'bench/shopping.bench.ts'];
  const measured = spawn(process.execPath, args, { cwd: client, stdio: 'inherit' });
  const [code] = await once(measured, 'exit');
  if (code !== 0) throw new Error('The measurement of the shopping list failed (see above).');
}
