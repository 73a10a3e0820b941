// The product as it is served: server/dist by tsc, client/dist by Vite.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, main, root, runNode, task } from './task.mjs';

const buildServer = () =>
  task({
    name: 'build-server',
    title: 'Building the server',
    inputs: [
      'server/src',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
      'server/package.json',
      'tsconfig.base.json',
      'prisma/schema.prisma',
    ],
    outputs: ['server/dist/main.js'],
    async work() {
      rmSync(join(root, 'server/dist'), { recursive: true, force: true });
      // Types are checked by `pnpm check`; a start need not wait for it.
      const options = ['-p', 'server/tsconfig.build.json', '--noCheck', '--incremental', 'false'];
      await runNode([binary('', 'typescript', 'tsc'), ...options, '--tsBuildInfoFile', 'null']);
    },
  });

const buildClient = () =>
  task({
    name: 'build-client',
    title: 'Building the client',
    inputs: ['client', 'schema.graphql', 'codegen.ts'],
    outputs: ['client/dist/app.html'],
    // Put in place when it is whole, so that a running server never sees half a build.
    async work() {
      const dist = join(root, 'client/dist');
      const next = join(root, `client/node_modules/.dist-${process.pid}`);
      const options = ['--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
      try {
        await runNode([binary('client', 'vite'), 'build', ...options], {
          cwd: join(root, 'client'),
        });
        rmSync(dist, { recursive: true, force: true });
        renameSync(next, dist);
      } finally {
        rmSync(next, { recursive: true, force: true });
      }
    },
  });

export const build = () => Promise.all([buildServer(), buildClient()]);

void main(import.meta.url, async () => {
  const { prepare } = await import('./prepare.mjs');
  await prepare();
});
