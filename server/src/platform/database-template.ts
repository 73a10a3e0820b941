import { createHash } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdsDatabase } from './database-folder.js';
import { readMigrations } from './migrate.js';

/** Where the build puts the template, beside dist. */
export const builtTemplates = fileURLToPath(new URL('../../dist-database/', import.meta.url));

/** The folder of a database that holds nobody's rows and to which these very migrations have been applied. */
export async function templateIn(templates: string): Promise<string> {
  const checksums = (await readMigrations()).map(({ checksum }) => checksum).join();
  return join(templates, createHash('sha256').update(checksums).digest('hex').slice(0, 16));
}

const isWhole = (folder: string): Promise<boolean> => holdsDatabase(folder).catch(() => false);

export const hasTemplate = async (templates: string): Promise<boolean> =>
  isWhole(await templateIn(templates));

/** Whether there is a template and a whole copy of it could be made; otherwise nothing is left. */
export async function copyTemplate(templates: string, folder: string): Promise<boolean> {
  const template = await templateIn(templates);
  const isCopied =
    (await isWhole(template)) &&
    (await cp(template, folder, { recursive: true }).then(
      () => isWhole(folder),
      () => false,
    ));
  if (!isCopied) await rm(folder, { recursive: true, force: true });
  return isCopied;
}
