// Says which changes of schema.graphql can break a caller and stand nowhere in the list of changes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './task.mjs';

const list = 'server/docs/api-changes.md';
const contract = 'schema.graphql';

const linesOf = (text) => new Set(text.split('\n').map((line) => line.trim()));

/** What nobody announced, of what became of `before`: one sentence each. Lines that were there before announce nothing. */
export async function unannounced(before, after) {
  if (before.contract === after.contract) return [];
  const [{ buildSchema }, { CriticalityLevel, diff }] = await Promise.all([
    import('graphql'),
    import('@graphql-inspector/core'),
  ]);
  const known = linesOf(before.list);
  const announced = [...linesOf(after.list)].filter((line) => !known.has(line)).join('\n');
  const changes = await diff(buildSchema(before.contract), buildSchema(after.contract));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .filter(({ path }) => !announced.includes(`\`${path}\``))
    .map(({ path, message }) => `\`${path}\`: ${message}`);
}

/**
 * Compares the working copy with the last commit that changed the list: whatever came since must stand in what is new
 * in it, however many commits ago. Where git knows of none, as in a copy without a history, nothing is compared; a clone
 * of one commit compares what has not been committed.
 */
export async function breakingChanges(folder = root) {
  const git = (...args) => run('git', args, { cwd: folder }).catch(() => ({ code: 1, stdout: '' }));
  const last = await git('log', '-1', '--format=%H', '--', list);
  const commit = last.code === 0 ? last.stdout.trim() : '';
  if (commit === '') return [];
  const [oldContract, oldList] = await Promise.all(
    [contract, list].map((file) => git('show', `${commit}:${file}`)),
  );
  if (oldContract.code !== 0 || oldList.code !== 0) return [];
  const read = (file) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return unannounced(
    { contract: oldContract.stdout, list: oldList.stdout },
    { contract: read(contract), list: read(list) },
  );
}
