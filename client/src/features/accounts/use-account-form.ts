import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountOutcome } from './account-outcome';
import {
  draftErrors,
  emptyDraft,
  fieldsOf,
  type AccountDraft,
  type AccountField,
  type AccountMode,
} from './account-rules';

interface AccountForm {
  form: RefObject<HTMLFormElement | null>;
  draft: AccountDraft;
  banner: string | null;
  submitting: boolean;
  /** The sentence to show at the field now; null while it is fine or not yet judged. */
  errorAt: (field: AccountField) => string | null;
  type: (field: AccountField, value: string) => void;
  judge: (field: AccountField) => void;
  submit: (event: FormEvent) => Promise<void>;
}

/**
 * A field is judged once it was left with something in it, at submit, and the password while it is
 * being typed; from then on live. What was typed stays, whatever the answer.
 */
export function useAccountForm(
  mode: AccountMode,
  send: (draft: AccountDraft) => Promise<AccountOutcome>,
): AccountForm {
  const { t } = useTranslation('errors');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [judged, setJudged] = useState<ReadonlySet<AccountField>>(new Set());
  const [refused, setRefused] = useState<AccountOutcome['fields']>({});
  const [banner, setBanner] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const errors = draftErrors(mode, draft);

  const judge = (...fields: AccountField[]): void =>
    setJudged((before) => new Set([...before, ...fields]));

  const focusFirst = (bad: Partial<Record<AccountField, string>>): void => {
    const field = fieldsOf(mode).find((name) => bad[name]);
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
  };

  return {
    form,
    draft,
    banner,
    submitting,
    errorAt: (field) => {
      const error = judged.has(field) ? errors[field] : undefined;
      return error ? t(error) : (refused[field] ?? null);
    },
    type: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _answered, ...others }) => others);
      if (field === 'password') judge('password');
    },
    judge: (field) => {
      if (draft[field] !== '') judge(field);
    },
    submit: async (event) => {
      event.preventDefault();
      if (submitting) return;
      judge(...fieldsOf(mode));
      setBanner(null);
      if (Object.keys(errors).length > 0) return focusFirst(errors);
      setSubmitting(true);
      const outcome = await send(draft);
      setSubmitting(false);
      setBanner(outcome.banner);
      setRefused(outcome.fields);
      focusFirst(outcome.fields);
    },
  };
}
