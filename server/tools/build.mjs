// The product as it is served: server/dist by tsc, client/dist by Vite; and its stand-ins, which it only loads where
// the configuration asks for them: server/dist-standins. And what a new embedded database begins as: server/dist-database.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { binary, root, runNode, task, tsc } from './task.mjs';

/** Types are checked by `pnpm check`; a start need not wait for it. */
async function compile(project, folder) {
  rmSync(join(root, folder), { recursive: true, force: true });
  const options = [
    '-p',
    project,
    '--noCheck',
    '--incremental',
    'false',
    '--tsBuildInfoFile',
    'null',
  ];
  await runNode([tsc(), ...options]);
}

/** Calls a function of what was built of the server, in a process of its own. */
async function callBuilt(file, name) {
  const module = pathToFileURL(join(root, 'server/dist', file)).href;
  const script = `import { ${name} } from ${JSON.stringify(module)}; await ${name}();`;
  await runNode(['--input-type=module', '--eval', script]);
}

const settings = ['server/tsconfig.json', 'server/package.json', 'tsconfig.base.json'];

const buildServer = () =>
  task({
    name: 'build-server',
    title: 'Building the server',
    inputs: [
      'server/src',
      'server/data/foods',
      'server/data/recipe-book',
      'server/tsconfig.build.json',
      'server/tools/compile-french-words.mjs',
      'prisma/schema.prisma',
      ...settings,
    ],
    outputs: ['server/dist/main.js', 'server/dist/recipe-book/compiled-book.json'],
    async work() {
      await compile('server/tsconfig.build.json', 'server/dist');
      await callBuilt('recipe-book/compile-book.js', 'compileBook');
    },
  });

const buildStandins = () =>
  task({
    name: 'build-standins',
    title: 'Building the stand-ins',
    inputs: ['server/standins', 'server/tsconfig.standins.json', ...settings],
    outputs: ['server/dist-standins/start-standins.js'],
    work: () => compile('server/tsconfig.standins.json', 'server/dist-standins'),
  });

/** Is made by what was built of the server. */
const buildDatabase = () =>
  task({
    name: 'build-database',
    title: 'Preparing what a new database begins as',
    inputs: [
      'prisma/migrations',
      'server/src/platform/embedded-database.ts',
      'server/src/platform/database-template.ts',
      'server/src/platform/migrate.ts',
      'server/src/prepare-template.ts',
      'server/src/recipe-book',
      'server/data/recipe-book',
      'server/package.json',
    ],
    outputs: ['server/dist-database'],
    // In a process of its own: the engine's memory would stay with the server that `npm start` becomes.
    async work() {
      rmSync(join(root, 'server/dist-database'), { recursive: true, force: true });
      await callBuilt('prepare-template.js', 'prepareTemplate');
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

/** The client's drawing of dishes for the server, which answers pictures as files (serve-picture.ts). */
const buildDrawing = () =>
  task({
    name: 'build-drawing',
    title: 'Building the drawing of dishes',
    inputs: [
      'client/src/illustrations',
      'client/tools/dish-drawing.config.ts',
      'client/package.json',
    ],
    outputs: ['client/dist-drawing/draw-dish.js'],
    async work() {
      const options = ['--config', 'tools/dish-drawing.config.ts', '--logLevel', 'warn'];
      await runNode([binary('client', 'vite'), 'build', ...options], { cwd: join(root, 'client') });
    },
  });

/** All that the server's process needs. */
export const buildProcess = () =>
  Promise.all([buildServer().then(buildDatabase), buildStandins(), buildDrawing()]);

export const build = () => Promise.all([buildProcess(), buildClient()]);
