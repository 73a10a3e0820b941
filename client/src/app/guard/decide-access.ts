import { paths } from '../paths';
import type { AskedPlace } from './asked-place';
import type { Access } from './page-access';

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

const steps = {
  QUESTIONNAIRE: { access: 'questionnaire', place: paths.questionnaire },
  SUBSCRIPTION: { access: 'subscription', place: paths.subscription },
  DASHBOARD: { access: 'dashboard', place: paths.dashboard },
} as const;

/** Whether no other step comes before the place. */
function isWithinReach(viewer: GuardedViewer, { access }: AskedPlace): boolean {
  // A payment just made, or an invitation, may be what the missing step waits for; the account is always open.
  if (access === 'signed-in' || access === null) return true;
  if (access === 'questionnaire') return !viewer.hasPreferences;
  return access === steps[viewer.nextStep].access;
}

/** Where a signed-in person goes on to; asked is the place first asked for, already validated. */
export const nextPlace = (viewer: GuardedViewer, asked: AskedPlace | null): string =>
  asked && isWithinReach(viewer, asked) ? asked.to : steps[viewer.nextStep].place;

/** The guard's whole rule. The server computes nextStep; this only maps it to places. */
export function decideAccess(
  access: Access,
  viewer: GuardedViewer | null,
  asked: AskedPlace | null,
): Decision {
  if (!viewer) {
    if (access === 'signed-out') return show;
    // A step that was on the way to another place does not take its place.
    const isStep = access === 'questionnaire' || access === 'subscription';
    return isStep && asked ? lead(paths.auth) : leadThenReturn(paths.auth);
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
