import { useEffect, useState, type FormEvent } from 'react';
import {
  keepDraft,
  readDraft,
  stepCount,
  toPreferencesInput,
  type QuestionnaireDraft,
} from './questionnaire-draft';
import { useSavePreferences } from './use-save-preferences';

interface Questionnaire {
  draft: QuestionnaireDraft;
  banner: string | null;
  saving: boolean;
  change: (change: Partial<QuestionnaireDraft>) => void;
  goBack: () => void;
  /** On to the next step, or at the last one: save. The guard, seeing preferences, then leads on. */
  goOn: (event: FormEvent) => Promise<void>;
}

export function useQuestionnaire(viewerId: string): Questionnaire {
  const [draft, setDraft] = useState(() => readDraft(viewerId));
  const [banner, setBanner] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const savePreferences = useSavePreferences();

  useEffect(() => keepDraft(viewerId, draft), [viewerId, draft]);

  const change = (changed: Partial<QuestionnaireDraft>): void =>
    setDraft((before) => ({ ...before, ...changed }));

  const save = async (): Promise<void> => {
    setSaving(true);
    setBanner(null);
    const refusal = await savePreferences(toPreferencesInput(draft));
    setSaving(false);
    setBanner(refusal);
    if (refusal === null) keepDraft(viewerId, null);
  };

  return {
    draft,
    banner,
    saving,
    change,
    goBack: () => change({ step: Math.max(1, draft.step - 1) }),
    goOn: async (event) => {
      event.preventDefault();
      if (draft.step < stepCount) change({ step: draft.step + 1 });
      else if (!saving) await save();
    },
  };
}
