import { dropKeptDatabases, prepareTemplate } from './test-database.js';

export const setup = prepareTemplate;
export const teardown = dropKeptDatabases;
