import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepDraft, readDraft } from './kept-draft';
import { lacksConsent, toPreferencesInput, type QuestionnaireDraft } from './questionnaire-draft';
import { draftFor, type Questions } from './questions';
import { useSavePreferences } from './use-save-preferences';

interface Questionnaire {
  draft: QuestionnaireDraft;
  banner: string | null;
  consentError: string | null;
  saving: boolean;
  change: (change: Partial<QuestionnaireDraft>) => void;
  goBack: () => void;
  /** On to the next step, or at the last one: save. The guard, seeing preferences, then leads on. */
  goOn: (event: FormEvent) => Promise<void>;
}

const restrictionsStep = 2;

interface StepState {
  questionnaireStep: number;
  /** Whether the step before it is the entry before it in the browser's history. */
  follows: boolean;
}

/** Each step is an entry of the browser's history, so that its Back button leads to the step before. */
function useStep(start: number, { first, last }: Questions) {
  const state = useLocation().state as Partial<StepState> | null;
  const navigate = useNavigate();
  const step = Math.min(last, Math.max(first, state?.questionnaireStep ?? start));
  const show = (next: number, follows: boolean): void => {
    const nextState: StepState = { questionnaireStep: next, follows };
    void navigate('.', { state: nextState, replace: !follows });
  };
  // The entry one arrives at says its step too: after a reload further on, Back still leads to it.
  const unnamed = state?.questionnaireStep === undefined;
  useEffect(() => {
    if (unnamed) show(start, false);
  });
  return {
    step,
    goOn: () => show(step + 1, true),
    returnTo: (earlier: number) => show(earlier, false),
    goBack: () => {
      if (state?.follows) void navigate(-1);
      else show(Math.max(first, step - 1), false);
    },
  };
}

export function useQuestionnaire(viewerId: string, questions: Questions): Questionnaire {
  const [answers, setDraft] = useState(() => draftFor(readDraft(viewerId), questions));
  const { step, goOn, goBack, returnTo } = useStep(answers.step, questions);
  const draft = useMemo(() => ({ ...answers, step }), [answers, step]);
  const [banner, setBanner] = useState<string | null>(null);
  const [consentError, setConsentError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const { t } = useTranslation('errors');
  const savePreferences = useSavePreferences();

  useEffect(() => keepDraft(viewerId, draft), [viewerId, draft]);

  const change = (changed: Partial<QuestionnaireDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
    setConsentError(null);
  };

  const askForConsent = (sentence: string): void => {
    setConsentError(sentence);
    if (step !== restrictionsStep) returnTo(restrictionsStep);
  };

  const save = async (): Promise<void> => {
    setSaving(true);
    setBanner(null);
    const { banner: refusal, fields } = await savePreferences(toPreferencesInput(draft));
    setSaving(false);
    setBanner(refusal);
    if (fields.consentVersion !== undefined) askForConsent(fields.consentVersion);
    else if (refusal === null) keepDraft(viewerId, null);
  };

  return {
    draft,
    banner,
    consentError,
    saving,
    change,
    goBack,
    goOn: async (event) => {
      event.preventDefault();
      const asks = step >= restrictionsStep && lacksConsent(draft);
      if (asks) askForConsent(t('preferences.consentRequired'));
      else if (draft.step < questions.last) goOn();
      else if (!saving) await save();
    },
  };
}
