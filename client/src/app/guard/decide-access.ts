import { paths } from '../paths';
import { isInvitation } from './asked-place';

/** Who may see a page: visitors only, people at one step, anybody signed in, or subscribers. */
export type Access = 'signed-out' | 'questionnaire' | 'subscription' | 'signed-in' | 'dashboard';

export interface GuardedViewer {
  nextStep: 'QUESTIONNAIRE' | 'SUBSCRIPTION' | 'DASHBOARD';
  hasPreferences: boolean;
}

interface ViewerOfGuard {
  nextStep: GuardedViewer['nextStep'];
  preferences?: object | null;
}

export const toGuardedViewer = ({ nextStep, preferences }: ViewerOfGuard): GuardedViewer => ({
  nextStep,
  hasPreferences: preferences != null,
});

export type Decision =
  | { kind: 'show' }
  /** remember: the place asked for is to be reached after the steps in between. */
  | { kind: 'redirect'; to: string; remember: boolean };

const show: Decision = { kind: 'show' };
const lead = (to: string): Decision => ({ kind: 'redirect', to, remember: false });
const leadThenReturn = (to: string): Decision => ({ kind: 'redirect', to, remember: true });

/** Where a signed-in person goes on to; asked is the place first asked for, already validated. */
export function nextPlace({ nextStep }: GuardedViewer, asked: string | null): string {
  // A payment just made is confirmed first: it may be what the missing step waits for.
  if (asked?.startsWith(paths.paymentSuccess)) return asked;
  // To share a household may spare the steps of one's own.
  if (isInvitation(asked)) return asked;
  if (nextStep === 'QUESTIONNAIRE') return paths.questionnaire;
  if (nextStep === 'SUBSCRIPTION') return paths.subscription;
  return asked ?? paths.dashboard;
}

/** The guard's whole rule. The server computes nextStep; this only maps it to places. */
export function decideAccess(
  access: Access,
  viewer: GuardedViewer | null,
  asked: string | null,
): Decision {
  if (!viewer) {
    if (access === 'signed-out') return show;
    const isPlace = access === 'dashboard' || access === 'signed-in';
    return isPlace ? leadThenReturn(paths.auth) : lead(paths.auth);
  }
  switch (access) {
    case 'signed-in':
      return show;
    case 'signed-out':
      return lead(nextPlace(viewer, asked));
    case 'questionnaire':
      return viewer.hasPreferences ? lead(nextPlace(viewer, asked)) : show;
    case 'subscription':
      return viewer.nextStep === 'DASHBOARD' ? lead(nextPlace(viewer, asked)) : show;
    case 'dashboard':
      return viewer.nextStep === 'DASHBOARD' ? show : leadThenReturn(nextPlace(viewer, null));
  }
}
