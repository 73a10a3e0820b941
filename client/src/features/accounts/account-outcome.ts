import type { TFunction } from 'i18next';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { fieldsOf, type AccountField, type AccountMode } from './account-rules';

interface AccountRefusal {
  code: string;
  field?: string | null;
  retryAfterSeconds?: number;
  issues?: readonly { code: string; field: string }[];
}

/** What the form shows after an attempt: sentences at fields, or one in the banner; neither when it worked. */
export interface AccountOutcome {
  banner: string | null;
  fields: Partial<Record<AccountField, string>>;
}

export const accepted: AccountOutcome = { banner: null, fields: {} };

/** Issues go to the fields they name; whatever names no field of the form goes to the banner. */
export function refusedOutcome(
  t: TFunction<'errors'>,
  mode: AccountMode,
  refusal: AccountRefusal,
): AccountOutcome {
  const fields: AccountOutcome['fields'] = {};
  for (const issue of refusal.issues ?? []) {
    const field = fieldsOf(mode).find((name) => name === issue.field);
    if (field) fields[field] = refusalSentence(t, mode, issue);
  }
  const said = Object.keys(fields).length > 0;
  return { banner: said ? null : refusalSentence(t, mode, refusal), fields };
}
