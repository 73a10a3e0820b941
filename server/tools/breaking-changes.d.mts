/** What of a project's folder can break a caller and is announced nowhere; one sentence each. */
export function breakingChanges(folder?: string): Promise<string[]>;
