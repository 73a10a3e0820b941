/** Builds all that the server's process needs, unless it has been built of this source. */
export function buildProcess(): Promise<unknown>;
