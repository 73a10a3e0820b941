import { writeFile } from 'node:fs/promises';
import { printedSchema } from './schema.js';

await writeFile(new URL('../../schema.graphql', import.meta.url), printedSchema());
