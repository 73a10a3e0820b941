import type { ParseKeys } from 'i18next';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

export type ErrorKey = ParseKeys<'errors'>;

/** What a form shows after an attempt: sentences at fields, or one in the banner; neither when it worked. */
export interface FormOutcome<Field extends string> {
  banner: string | null;
  fields: Partial<Record<Field, string>>;
}

/** Whether there is nothing to mend. */
export const hasWorked = ({ banner, fields }: FormOutcome<string>): boolean =>
  banner === null && Object.values(fields).every((sentence) => sentence === undefined);

interface FieldFormOptions<Field extends string> {
  /** Those on the screen, in their order. */
  fields: readonly Field[];
  initial: Readonly<Record<Field, string>>;
  /** What is wrong with a field; null when nothing is. */
  judge: (field: Field, value: string) => ErrorKey | null;
  /** Fields that are judged from the first letter on. */
  live?: readonly Field[];
  send: (draft: Record<Field, string>) => Promise<FormOutcome<Field>>;
}

export interface FieldForm<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  draft: Record<Field, string>;
  banner: string | null;
  submitting: boolean;
  /** The sentence to show at the field now; null while it is fine or not yet judged. */
  errorAt: (field: Field) => string | null;
  type: (field: Field, value: string) => void;
  leave: (field: Field) => void;
  submit: (event: FormEvent) => Promise<void>;
}

/**
 * A field is judged once it was left with something in it, at submit, and a live one while it is being
 * typed; from then on always. What was typed stays, whatever the answer.
 */
export function useFieldForm<Field extends string>(
  options: FieldFormOptions<Field>,
): FieldForm<Field> {
  const { fields, initial, judge, live = [], send } = options;
  const { t } = useTranslation('errors');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Record<Field, string>>(initial);
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<FormOutcome<Field>['fields']>({});
  const [banner, setBanner] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);

  const note = (...left: readonly Field[]): void =>
    setJudged((before) => new Set([...before, ...left]));

  const focusOn = (field: Field | undefined): void => {
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
  };

  return {
    form,
    draft,
    banner,
    submitting,
    errorAt: (field) => {
      const error = judged.has(field) ? judge(field, draft[field]) : null;
      return error === null ? (refused[field] ?? null) : t(error);
    },
    type: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setRefused((before) => ({ ...before, [field]: undefined }));
      if (live.includes(field)) note(field);
    },
    leave: (field) => {
      if (draft[field] !== '') note(field);
    },
    submit: async (event) => {
      event.preventDefault();
      if (submitting) return;
      note(...fields);
      setBanner(null);
      const wrong = fields.find((field) => judge(field, draft[field]) !== null);
      if (wrong !== undefined) return focusOn(wrong);
      setSubmitting(true);
      const outcome = await send(draft);
      setSubmitting(false);
      setBanner(outcome.banner);
      setRefused(outcome.fields);
      focusOn(fields.find((field) => outcome.fields[field] !== undefined));
    },
  };
}
