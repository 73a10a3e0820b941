/** A refusal to start that a person can act on: said in its own sentence, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}

const ofTheDisk: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'this user may not read or write there',
  EPERM: 'this user may not do that there',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'a file stands where a folder should be',
  EISDIR: 'a folder stands where a file should be',
  ENOENT: 'there is no such file or folder, and none can be made',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk does not answer',
  ENOLCK: 'this disk keeps no locks',
};

/** What a file system says by an error, in words; null for any other error. */
export function reasonOfTheDisk(error: unknown): string | null {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? null : (ofTheDisk[code] ?? null);
}

/** One plain sentence for whatever a person can act on; null for a fault of ours, which is shown whole. */
export function explain(error: unknown): string | null {
  if (error instanceof PlainError) return error.message;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`;
  const reason = reasonOfTheDisk(error);
  if (reason === null || (path === undefined && port === undefined)) return null;
  return `${path ?? `Port ${port}`} cannot be used: ${reason}.`;
}
