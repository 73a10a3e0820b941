import { buildProcess } from '../../tools/build.mjs';

/** What a test launches is what was built: after `npm test` has prepared everything there is nothing to do. */
export async function setup(): Promise<void> {
  await buildProcess();
}
