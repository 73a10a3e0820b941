import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { breakingChanges } from '../tools/breaking-changes.mjs';

const before = 'enum Kind { SWEET SALTY } type Query { dish(id: ID!): String kind: Kind }';
const head = '# Changes\n';

const folders: string[] = [];
let folder = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

function write(contract: string, list: string): void {
  mkdirSync(join(folder, 'server/docs'), { recursive: true });
  writeFileSync(join(folder, 'schema.graphql'), contract);
  writeFileSync(join(folder, 'server/docs/api-changes.md'), list);
}

function commit(): void {
  git('add', '-A');
  git('commit', '-qm', 'A change');
}

const newFolder = (): string => {
  folders.push(mkdtempSync(join(tmpdir(), 'popote-changes-')));
  return folders.at(-1) ?? '';
};

const hasGit = (() => {
  try {
    return execFileSync('git', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

describe.runIf(hasGit)('what can break a caller of the API', () => {
  beforeEach(() => {
    folder = newFolder();
    git('init', '-q');
    write(before, head);
    commit();
  });
  afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true })));

  it.each([
    ['a field that is gone', before.replace(' kind: Kind', ''), ['Query.kind']],
    [
      'an argument that must be given',
      before.replace('id: ID!', 'id: ID! at: Int!'),
      ['Query.dish.at'],
    ],
    ['a value that is gone', before.replace(' SALTY', ''), ['Kind.SALTY']],
    ['a field that is never null any more', before.replace('kind: Kind }', 'kind: Kind! }'), []],
    [
      'what is only added',
      before.replace('SALTY', 'SALTY SOUR').replace('kind:', 'new: Int kind:'),
      [],
    ],
  ])('%s', async (_, after, paths) => {
    write(after, head);
    const found = await breakingChanges(folder);
    expect(found.map((each) => /^`(.*?)`/.exec(each)?.[1])).toEqual(paths);
  });

  it('is said until it is announced, however many commits later, and was not by an older line', async () => {
    write(before, `${head}- \`Query.dish\` asks for an id.\n`);
    commit();
    write('type Query { kind: Int }', `${head}- \`Query.dish\` asks for an id.\n`);
    commit();
    writeFileSync(join(folder, 'other'), '');
    commit();
    expect((await breakingChanges(folder)).join()).toMatch(/`Kind`.*`Query\.dish`.*`Query\.kind`/);
    const lines = '- `Kind` and `Query.dish` are gone, `Query.kind` is a number.\n';
    write('type Query { kind: Int }', `${head}${lines}`);
    expect(await breakingChanges(folder)).toEqual([]);
    commit();
    expect(await breakingChanges(folder)).toEqual([]);
  });

  it('is compared in a clone of one commit without a remote, and in a copy without a history it is not', async () => {
    const origin = folder;
    folder = newFolder();
    git('clone', '-q', '--depth=1', pathToFileURL(origin).href, '.');
    git('remote', 'remove', 'origin');
    expect(await breakingChanges(folder)).toEqual([]);
    write('type Query { kind: Int }', head);
    expect((await breakingChanges(folder)).length).toBe(3);

    folder = newFolder();
    write('type Query { kind: Int }', head);
    expect(await breakingChanges(folder)).toEqual([]);
  });
});
