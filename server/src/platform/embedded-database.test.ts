import { cp, mkdir, mkdtemp, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { canMount, launchOnDisk } from '../testkit/own-disk.js';
import { backUp, ended, launchProduct } from '../testkit/product-process.js';
import { templateIn } from './database-template.js';
import { openEmbedded } from './embedded-database.js';
import { lockFolder } from './folder-lock.js';
import { readMigrations } from './migrate.js';
import { explain } from './plain-error.js';

let root: string;
let dataDir: string;
let database: string;
let tableFile: string;
let appliedAtFirst: string[];
let number = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'popote-folder-'));
  const cutShort = await templateIn(join(root, 'templates'));
  await mkdir(cutShort, { recursive: true });
  await writeFile(join(cutShort, 'PG_VERSION'), '18\n');
  const { pglite, applied, close } = await openEmbedded(
    join(root, 'whole'),
    join(root, 'templates'),
  );
  appliedAtFirst = applied;
  await pglite.exec(`CREATE TABLE "cake" ("id" int PRIMARY KEY); INSERT INTO "cake" VALUES (1)`);
  const { rows } = await pglite.query<{ path: string }>(
    `SELECT pg_relation_filepath('cake') AS "path"`,
  );
  tableFile = rows[0]?.path ?? '';
  await close();
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = join(root, String((number += 1)));
  database = join(dataDir, 'database');
});

const copyWhole = () => cp(join(root, 'whole'), dataDir, { recursive: true });
const remove = (name: string) => rm(join(database, name), { recursive: true });
/** Closes it without the file of a table. */
async function lose(pglite: PGlite, table: string): Promise<void> {
  const { rows } = await pglite.query<{ path: string }>(
    `SELECT pg_relation_filepath($1) AS "path"`,
    [table],
  );
  await pglite.close();
  await remove(rows[0]?.path ?? '');
}
/** What a folder's database is found to hold: when each migration was applied, and by which id, aside. */
async function contentsOf(folder: string) {
  const { pglite, applied, close } = await openEmbedded(folder);
  const migrations = await pglite.query(
    `SELECT "migration_name", "checksum", "applied_steps_count", "logs", "rolled_back_at",
       "finished_at" IS NOT NULL AS "finished"
     FROM "_prisma_migrations" ORDER BY "migration_name"`,
  );
  const relations = await pglite.query<{ name: string }>(
    `SELECT c."relname" AS "name", c."relkind", array_agg(a."attname" ORDER BY a."attnum") AS "columns"
     FROM "pg_class" c JOIN "pg_attribute" a ON a."attrelid" = c."oid" AND a."attnum" > 0
     WHERE c."relnamespace" = 'public'::regnamespace GROUP BY 1, 2 ORDER BY 1`,
  );
  await close();
  return { applied, migrations: migrations.rows, relations: relations.rows };
}
/** The product's entry where a disk lies at the test's folder, the data folder on it. */
const onDisk = (entry: string, commands: string) =>
  launchOnDisk(entry, dataDir, {
    commands,
    env: { DATA_DIR: join(dataDir, 'data'), WHOLE: join(root, 'whole') },
  });
const refusalOf = (opening: Promise<unknown>): Promise<string | null> =>
  opening.then(() => 'no refusal', explain);

const damages: [string, () => Promise<unknown>, RegExp][] = [
  ['no PG_VERSION', () => remove('PG_VERSION'), /PG_VERSION is missing/],
  ['no pg_control', () => remove('global/pg_control'), /pg_control is missing/],
  ['a short pg_control', () => truncate(join(database, 'global/pg_control'), 512), /cut short/],
  ['no log', () => remove('pg_wal'), /pg_wal is missing/],
  [
    'an empty log',
    async () => (await remove('pg_wal'), mkdir(join(database, 'pg_wal'))),
    /damaged/,
  ],
  ['no settings', () => remove('postgresql.conf'), /damaged/],
  ['a version to come', () => writeFile(join(database, 'PG_VERSION'), '99\n'), /PostgreSQL "99"/],
  ['an empty version', () => writeFile(join(database, 'PG_VERSION'), ''), /PostgreSQL ""/],
  ['a table cut to nothing', () => truncate(join(database, tableFile)), /of cake was lost/],
  ['a table that is missing', () => remove(tableFile), /of cake was lost/],
];

describe('a data folder', () => {
  it.each(damages)('with %s is refused in one sentence', async (_name, damage, reason) => {
    await copyWhole();
    await damage();
    const sentence = await refusalOf(openEmbedded(dataDir));
    expect(sentence).toMatch(reason);
    expect(sentence).toContain(database);
    expect(sentence).toMatch(/Put a backup in its place/);
  });

  it.each<[string, (pglite: PGlite) => Promise<unknown>, RegExp]>([
    [
      'a part was lost',
      (pglite) => pglite.exec(`CREATE TABLE "pie" ("id" int)`).then(() => lose(pglite, 'pie')),
      /of pie was lost/,
    ],
    [
      'a migration was changed',
      (pglite) => pglite.exec(`UPDATE "_prisma_migrations" SET "checksum" = 'another'`),
      /was changed after/,
    ],
  ])('is another’s only once it is closed, where %s', async (_what, damage, reason) => {
    await copyWhole();
    const before = await PGlite.create(database);
    await damage(before);
    if (!before.closed) await before.close();
    const create = vi.spyOn(PGlite, 'create');
    await expect(openEmbedded(dataDir)).rejects.toThrow(reason);
    const [opened] = create.mock.settledResults;
    expect(opened?.value).toMatchObject({ closed: true });
    create.mockRestore();
    (await lockFolder(dataDir))();
  });

  it('is not overwritten by a start where a part of it is missing, and no stack is shown', async () => {
    await copyWhole();
    await remove('PG_VERSION');
    const before = await readdir(database, { recursive: true });
    const { code, stderr } = await ended(launchProduct({ DATA_DIR: dataDir }));
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain('PG_VERSION is missing');
    expect(await readdir(database, { recursive: true })).toEqual(before);
  });

  it('becomes a new one where it is absent, empty, or was left in the middle of being made', async () => {
    await mkdir(database, { recursive: true });
    await mkdir(`${database}.new`);
    await writeFile(join(`${database}.new`, 'postgresql.conf'), 'half of it');
    const { close } = await openEmbedded(dataDir);
    await close();
    expect(await readdir(dataDir)).toEqual(['database', 'popote.lock']);
  });

  it('that is new gets every migration applied where its template was cut short', async () => {
    const migrations = await readMigrations();
    expect(appliedAtFirst).toEqual(migrations.map(({ name }) => name));
  });

  it('that is new begins as what the build prepared, and is then as if it had applied all itself', async () => {
    await copyWhole();
    const migrated = await contentsOf(dataDir);
    const { applied, ...begun } = await contentsOf(`${dataDir}-new`);
    expect(applied).toEqual([]);
    expect(begun).toEqual({
      migrations: migrated.migrations,
      relations: migrated.relations.filter(({ name }) => !name.startsWith('cake')),
    });
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['is a file', () => writeFile(dataDir, ''), /a file stands where a folder should be/],
    [
      'has a file for a database',
      async () => (await mkdir(dataDir), writeFile(database, '')),
      /a file stands where a folder should be/,
    ],
    ['leads in a circle', () => symlink(dataDir, dataDir), /its links lead in a circle/],
    [
      'lies beneath a file',
      async () => (await writeFile(dataDir, ''), (dataDir = join(dataDir, 'data'))),
      /a file stands where a folder should be/,
    ],
  ])('that %s is refused in one sentence', async (_name, make, reason) => {
    await make();
    expect(await refusalOf(openEmbedded(dataDir))).toMatch(reason);
  });
});

describe.runIf(canMount)('a disk', () => {
  const full = 'cannot be opened: the disk is full.';
  it.each<[string, string, string]>([
    ['is full when the new database is opened', 'mount -t tmpfs -o size=36m none "$DISK"', full],
    [
      'is full where a database lies',
      `mount -t tmpfs -o size=64m none "$DISK"; cp -r "$WHOLE" "$DISK/data"
       head -c 64m /dev/zero > "$DISK/rest" 2>&- || true`,
      full,
    ],
    [
      'can only be read, and holds nothing',
      'mount -t tmpfs none "$DISK"; mount -o remount,ro "$DISK"',
      'cannot be used: the disk can only be read.',
    ],
    [
      'can only be read, and holds a database',
      `mount -t tmpfs none "$DISK"; cp -r "$WHOLE" "$DISK/data"; mount -o remount,ro "$DISK"`,
      'cannot be used: the disk can only be read.',
    ],
    [
      'is forbidden',
      'mount -t tmpfs none "$DISK"; chmod 000 "$DISK"',
      'cannot be used: this user may not read or write there.',
    ],
    [
      'holds a file that is forbidden',
      `mount -t tmpfs none "$DISK"; cp -r "$WHOLE" "$DISK/data"; chmod 000 "$DISK/data/database/global/pg_control"`,
      'cannot be opened: this user may not read or write there.',
    ],
  ])('that %s is named in one sentence', async (_name, commands, reason) => {
    await mkdir(dataDir);
    const { code, stderr } = await ended(onDisk('main.js', commands));
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain(dataDir);
    expect(stderr).toContain(reason);
  });
});

describe('a backup', () => {
  const copies = async () => (await readdir(root)).filter((name) => name.includes('-backup-'));
  const refused = async (env: Record<string, string> = {}): Promise<string> => {
    const { code, stdout, stderr } = await backUp({ DATA_DIR: dataDir, ...env });
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(await copies()).toEqual([]);
    return stderr;
  };

  it('of a folder that does not exist is refused, and makes none', async () => {
    expect(await refused()).toMatch(/There is no data folder/);
    expect(await readdir(root)).not.toContain(String(number));
  });

  it('of a folder without a database is refused', async () => {
    await mkdir(dataDir);
    expect(await refused()).toMatch(/holds no database/);
  });

  it('of a PostgreSQL server is left to pg_dump', async () => {
    await copyWhole();
    expect(await refused({ DATABASE_URL: 'postgresql://localhost/popote' })).toMatch(/pg_dump/);
  });

  it('of a damaged database is refused', async () => {
    await copyWhole();
    await remove('PG_VERSION');
    expect(await refused()).toMatch(/PG_VERSION is missing/);
  });

  it('is refused while the folder is in use', async () => {
    await copyWhole();
    const release = await lockFolder(dataDir);
    expect(await refused()).toMatch(/in use by process/);
    release();
  });

  it('that cannot be finished leaves nothing behind', async () => {
    await copyWhole();
    await symlink('nowhere', join(dataDir, 'zzz'));
    expect(await refused()).toMatch(/^No backup was made/);
  });

  it.runIf(canMount)('for which there is no room says so, and leaves nothing behind', async () => {
    await mkdir(dataDir);
    const commands = `mount -t tmpfs -o size=60m none "$DISK"; cp -r "$WHOLE" "$DISK/data"
      trap 'ls "$DISK"' EXIT`;
    const { code, stdout, stderr } = await ended(onDisk('backup.js', commands));
    expect([code, stdout]).toEqual([1, 'data\n']);
    expect(stderr).toMatch(/^No backup was made: .+ as the disk is full\.\n$/);
  });

  it('of a link copies what it leads to', async () => {
    await cp(join(root, 'whole'), `${dataDir}-elsewhere`, { recursive: true });
    await symlink(`${dataDir}-elsewhere`, dataDir);
    expect((await backUp({ DATA_DIR: dataDir })).code).toBe(0);
    const [copy = ''] = await copies();
    await rm(`${dataDir}-elsewhere`, { recursive: true });
    const { pglite, close } = await openEmbedded(join(root, copy));
    const { rows } = await pglite.query('SELECT "id" FROM "cake"');
    await close();
    expect(rows).toEqual([{ id: 1 }]);
  });
});
