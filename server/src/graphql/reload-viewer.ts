import { nextStep, toViewer, type Viewer } from '../platform/viewer.js';
import type { Context } from './context.js';

/** Looks a subscription's session up anew; null when it may not go on. */
export const reloadViewer = (context: Context) => async (): Promise<Viewer | null> => {
  const token = context.sessionToken;
  const valid = token === null ? null : await context.sessions.validate(token);
  const viewer = valid && toViewer(valid.row, context.config.complimentaryEmails);
  return viewer && nextStep(viewer) === 'DASHBOARD' ? viewer : null;
};
