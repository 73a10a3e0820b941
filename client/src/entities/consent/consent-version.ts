interface Agreement {
  kind: string;
  version: number;
  withdrawnAt: string | null;
}

/** Of the words in the catalogue; the server refuses any other, and asks anew when they change. */
export const consentVersion = 3;

/** Whether they may be kept in the words of before, which the person has not taken back. */
export const isConsentOutdated = (consents: readonly Agreement[]): boolean =>
  !isConsentStanding(consents) &&
  consents.some(({ kind, withdrawnAt }) => kind === 'DIETARY_RESTRICTIONS' && withdrawnAt === null);

/** Whether one of a person's agreements allows their restrictions to be kept, in the words of today. */
export const isConsentStanding = (consents: readonly Agreement[]): boolean =>
  consents.some(
    ({ kind, version, withdrawnAt }) =>
      kind === 'DIETARY_RESTRICTIONS' && version === consentVersion && withdrawnAt === null,
  );
