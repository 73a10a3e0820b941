import type { Context } from '../../graphql/context.js';
import { noteTouched } from '../kitchen/live/household-log.js';
import { hashToken } from '../../platform/sessions.js';
import { loadViewerRow, toViewer, type Viewer } from '../../platform/viewer.js';

const maximumDeviceLength = 300;

/** What the request's browser says it is. */
export const userAgentOf = ({ req }: Context): string =>
  (req.headers['user-agent'] ?? '').slice(0, maximumDeviceLength);

/** Whose password was compared, or has just been set. */
export interface ProvenOwner {
  userId: string;
  passwordHash: string;
}

export interface OpenedSession {
  viewer: Viewer;
  /** For apps, which keep no cookie; a browser's script never sees it. */
  token: string | null;
  /** Until when, unless it is prolonged. */
  tokenExpiresAt: Date | null;
}

/** The session that a token opens, its cookie sent; null where it has ended already. */
async function enter(context: Context, token: string): Promise<OpenedSession | null> {
  const { db, clock, config, isApp } = context;
  const row = await loadViewerRow(db, clock, hashToken(token));
  if (!row) return null;
  context.setSessionCookie(token);
  context.sessionToken = token;
  context.viewer = toViewer(row, config.complimentaryEmails);
  return {
    viewer: context.viewer,
    token: isApp ? token : null,
    tokenExpiresAt: isApp ? row.expiresAt : null,
  };
}

/**
 * Opens a session for whoever gave the password of that hash, and ends the one the request came with. Null where
 * another password has taken its place meanwhile: it ended all that the old one opened.
 */
export async function openSession(
  context: Context,
  { userId, passwordHash }: ProvenOwner,
): Promise<OpenedSession | null> {
  const { sessions, viewer } = context;
  if (context.sessionToken) await sessions.close(context.sessionToken);
  if (viewer) noteSessionsEnded(context, viewer);
  return enter(context, await sessions.open(userId, userAgentOf(context), passwordHash));
}

/** Ends what a person's other devices watch, of those whose session is over. */
export const noteSessionsEnded = (
  context: Context,
  person: { id: string; householdId: string },
): void => noteTouched(context, person, { sessions: [person.id] });

/** Gives the session the request came with another token; null where it has ended meanwhile. */
export async function renewSession(context: Context): Promise<OpenedSession | null> {
  const { sessions, sessionToken } = context;
  if (sessionToken === null) return null;
  return enter(context, await sessions.renew(sessionToken, userAgentOf(context)));
}

/** Ends the session the request came with and takes its cookie away. */
export function forgetSession(context: Context): void {
  context.setSessionCookie(null);
  context.sessionToken = null;
  context.viewer = null;
}
