import { prepareTemplate } from './test-database.js';

/** Migrates one empty database, which every test's own is then a copy of. */
export default prepareTemplate;
