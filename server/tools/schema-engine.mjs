#!/usr/bin/env node
// Stands in for the native engine that Prisma's CLI would download: the same JSON-RPC over stdio,
// answered by the engine's WebAssembly build. PRISMA_SCHEMA_ENGINE_BINARY points here.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

const { values: options, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { datasource: { type: 'string' }, datamodels: { type: 'string', multiple: true } },
});

/** Migrations are replayed on a PostgreSQL in memory: no second database, no right to create one. */
async function connectInMemory() {
  const database = await PGlite.create('memory://');
  const connection = await new PrismaPGlite(database).connect();
  // pglite-prisma-adapter 0.7.2 does not wait for a script, which would lose its errors.
  const executeScript = async (sql) => void (await database.exec(sql));
  return Object.assign(connection, { executeScript, dispose: () => database.close() });
}

const charType = 18;
const textType = 25;

function serverAt(url) {
  const adapter = new PrismaPg({ connectionString: url });
  return async () => {
    const connection = await adapter.connect();
    // @prisma/adapter-pg 7.10 does not know the type "char" of the catalogues that the engine reads.
    const performIO = connection.performIO.bind(connection);
    connection.performIO = async (query) => {
      const result = await performIO(query);
      for (const field of result.fields)
        if (field.dataTypeID === charType) field.dataTypeID = textType;
      return result;
    };
    return connection;
  };
}

const url = options.datasource && JSON.parse(options.datasource).url;
const connect = url ? serverAt(url) : connectInMemory;

async function startEngine() {
  const wasm = fileURLToPath(
    new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm')),
  );
  const imports = { './schema_engine_bg.js': glue };
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), imports);
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = options.datamodels?.map((path) => [path, readFileSync(path, 'utf8')]);
  const factory = {
    provider: 'postgres',
    adapterName: 'popote',
    connect,
    connectToShadowDb: connectInMemory,
  };
  return glue.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

const say = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

async function answer(engine, { id, method, params }) {
  try {
    const result = await engine[method === 'getDatabaseVersion' ? 'version' : method](params);
    // The native engine prints a diff itself, by asking the CLI to.
    if (method === 'diff' && result.stdout)
      say({ id: `print-${id}`, method: 'print', params: { content: result.stdout } });
    say({ id, result: method === 'diff' ? { ...result, stdout: null } : (result ?? null) });
  } catch (error) {
    const { message, code: error_code } = error;
    say({ id, error: { code: 4466, message, data: { is_panic: false, message, error_code } } });
  }
}

/** `cli can-connect-to-database`, asked before anything else when there is a server. */
async function canConnect() {
  try {
    const connection = await connect();
    await connection.queryRaw({ sql: 'SELECT 1', args: [], argTypes: [] });
    return 0;
  } catch ({ message }) {
    const fields = { error_code: 'P1001', message };
    console.error(JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields }));
    return 1;
  }
}

if (positionals[0] === 'cli') process.exit(await canConnect());
const engine = await startEngine();
// One request at a time, in the order asked; the CLI closes our input when it has had enough.
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.method) await answer(engine, message);
}
process.exit(0);
