import { nextStep, toViewer, type Viewer } from '../platform/viewer.js';
import type { Context } from './context.js';

/** Looks a subscription's session up anew; null when it has ended. */
export const currentViewer = (context: Context) => async (): Promise<Viewer | null> => {
  const token = context.sessionToken;
  const valid = token === null ? null : await context.sessions.validate(token);
  return valid && toViewer(valid.row, context.config.complimentaryEmails);
};

/** The same for what lies in the main area; null, too, when it has closed to them. */
export const reloadViewer = (context: Context) => async (): Promise<Viewer | null> => {
  const viewer = await currentViewer(context)();
  return viewer && nextStep(viewer) === 'DASHBOARD' ? viewer : null;
};
