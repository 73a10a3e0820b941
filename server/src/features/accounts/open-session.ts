import type { Context } from '../../graphql/context.js';
import { hashToken } from '../../platform/sessions.js';
import { loadViewerRow, toViewer, type Viewer } from '../../platform/viewer.js';

const maximumDeviceLength = 300;

/** What the request's browser says it is. */
export const userAgentOf = ({ req }: Context): string =>
  (req.headers['user-agent'] ?? '').slice(0, maximumDeviceLength);

export interface OpenedSession {
  viewer: Viewer;
  /** For native clients, which keep no cookie; a browser's script never sees it. */
  token: string | null;
}

/** Opens a session for the user, ends the one the request came with, and sends the cookie. */
export async function openSession(context: Context, userId: string): Promise<OpenedSession> {
  const { db, clock, config, sessions, req } = context;
  if (context.sessionToken) await sessions.close(context.sessionToken);
  const token = await sessions.open(userId, userAgentOf(context));
  const row = await loadViewerRow(db, clock, hashToken(token));
  if (!row) throw new Error('The session that was just opened is gone.');
  context.setSessionCookie(token);
  context.sessionToken = token;
  context.viewer = toViewer(row, config.complimentaryEmails);
  const isNative = req.headers['x-popote-client'] === 'native';
  return { viewer: context.viewer, token: isNative ? token : null };
}

/** Ends the session the request came with and takes its cookie away. */
export function forgetSession(context: Context): void {
  context.setSessionCookie(null);
  context.sessionToken = null;
  context.viewer = null;
}
