import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { Lucia, TimeSpan, generateIdFromEntropySize, type Adapter } from 'lucia';
import { Prisma } from '../generated/prisma/client.js';
import type { Db } from './database.js';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, { row: SessionSummary | null }>;
    DatabaseSessionAttributes: { device: string; passwordHash: string };
    DatabaseUserAttributes: { row: SessionSummary | null };
  }
}

const sessionCookieName = 'sb-auth-token';
export const sessionLifetime = new TimeSpan(30, 'd');
/** How far behind « last seen » may be: noting it for each request would cost each a statement. */
const seenWithinMs = 15 * 60_000;

export interface SessionSummary {
  id: string;
  userId: string;
  expiresAt: Date;
  lastSeenAt: Date;
}

/** What the rest of the server knows of sessions; only this file knows Lucia. */
export interface Sessions<Row extends SessionSummary = SessionSummary> {
  /**
   * Opens a session for whoever gave the password of that hash, and returns its token, which is stored nowhere but in
   * the browser. It opens nothing where another password has taken its place meanwhile.
   */
  open(userId: string, device: string, passwordHash: string): Promise<string>;
  /** Gives a session another token and its whole life again; it opens nothing where the session has ended. */
  renew(token: string, device: string): Promise<string>;
  /** The row of a token's session, prolonged when half its life is over; null when unknown or expired. */
  validate(token: string): Promise<{ row: Row; prolonged: boolean } | null>;
  close(token: string): Promise<void>;
  closeAll(userId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** The key of a session's row: the token itself is never stored. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Finds a session row by its hashed id; it may read more in the same statement. */
export type LoadSession<Row extends SessionSummary> = (id: string) => Promise<Row | null>;

function createAdapter(db: Db, load: LoadSession<SessionSummary>): Adapter {
  return {
    getSessionAndUser: async (token) => {
      const row = await load(hashToken(token));
      if (!row) return [null, null];
      const { userId, expiresAt } = row;
      const session = {
        id: token,
        userId,
        expiresAt,
        attributes: { device: '', passwordHash: '' },
      };
      return [session, { id: userId, attributes: { row } }];
    },
    getUserSessions: async (userId) => {
      const rows = await db.session.findMany({ where: { userId } });
      return rows.map(({ id, expiresAt, device }) => ({
        id,
        userId,
        expiresAt,
        attributes: { device, passwordHash: '' },
      }));
    },
    setSession: async ({ id, userId, expiresAt, attributes }) => {
      const { device, passwordHash } = attributes;
      // The lock lets a change of the password pass wholly before, which is seen, or after, which ends this session.
      await db.$executeRaw(Prisma.sql`
        INSERT INTO "Session" ("id", "userId", "expiresAt", "device")
        SELECT ${hashToken(id)}, u."id", ${expiresAt}, ${device} FROM "User" u
        WHERE u."id" = ${userId}::uuid AND u."passwordHash" = ${passwordHash} FOR SHARE`);
    },
    updateSessionExpiration: async (id, expiresAt) => {
      await db.session.updateMany({ where: { id: hashToken(id) }, data: { expiresAt } });
    },
    deleteSession: async (id) => {
      await db.session.deleteMany({ where: { id: hashToken(id) } });
    },
    deleteUserSessions: async (userId) => {
      await db.session.deleteMany({ where: { userId } });
    },
    deleteExpiredSessions: async () => {
      await db.session.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    },
  };
}

export function createSessions<Row extends SessionSummary>(
  db: Db,
  load: LoadSession<Row>,
): Sessions<Row> {
  const lucia = new Lucia(createAdapter(db, load), {
    sessionExpiresIn: sessionLifetime,
    getUserAttributes: ({ row }) => ({ row }),
  });
  return {
    open: async (userId, device, passwordHash) =>
      (await lucia.createSession(userId, { device, passwordHash })).id,
    renew: async (token, device) => {
      const renewed = generateIdFromEntropySize(25);
      const expiresAt = new Date(Date.now() + sessionLifetime.milliseconds());
      await db.session.updateMany({
        where: { id: hashToken(token) },
        data: { id: hashToken(renewed), expiresAt, device },
      });
      return renewed;
    },
    validate: async (token) => {
      const { session, user } = await lucia.validateSession(token);
      // The adapter hands on what `load` read, unchanged.
      if (!session || !user.row) return null;
      const row = user.row as Row;
      const now = new Date();
      if (now.getTime() - row.lastSeenAt.getTime() > seenWithinMs) {
        await db.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: now } });
      }
      return { row, prolonged: session.fresh };
    },
    close: (token) => lucia.invalidateSession(token),
    closeAll: (userId) => lucia.invalidateUserSessions(userId),
    removeExpired: () => lucia.deleteExpiredSessions(),
  };
}

export interface RequestToken {
  /** Null where there is none. */
  token: string | null;
  /** An app's own, in the header Authorization: it is right, or the request is refused, and no cookie is read or sent. */
  isBearer: boolean;
}

/** The session's token in a request: the bearer token of an app, or the cookie of a browser. */
export function readToken(headers: {
  cookie?: string | undefined;
  authorization?: string | undefined;
}): RequestToken {
  const [scheme = '', bearer = ''] = (headers.authorization ?? '').trim().split(/ +/);
  if (scheme.toLowerCase() === 'bearer')
    return { token: /^[\w-]{20,100}$/.test(bearer) ? bearer : null, isBearer: true };
  return { token: parseCookie(headers.cookie ?? '')[sessionCookieName] ?? null, isBearer: false };
}

/** The Set-Cookie value for a token; null takes the cookie away. */
export function sessionCookie(token: string | null, secure: boolean): string {
  return stringifySetCookie({
    name: sessionCookieName,
    value: token ?? '',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: token === null ? 0 : sessionLifetime.seconds(),
  });
}
