// The product as it is served: server/dist by tsc, client/dist by Vite.
import { rmSync } from 'node:fs';
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
    outputs: ['client/dist/index.html'],
    work: () =>
      runNode([binary('client', 'vite'), 'build', '--logLevel', 'warn'], {
        cwd: join(root, 'client'),
      }),
  });

export const build = () => Promise.all([buildServer(), buildClient()]);

void main(import.meta.url, async () => {
  const { prepare } = await import('./prepare.mjs');
  await prepare();
});
