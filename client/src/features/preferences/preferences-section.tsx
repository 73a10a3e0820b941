import type { FragmentType } from '@apollo/client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isConsentStanding } from '../../entities/consent/consent-version';
import {
  useSavedPreferencesFragment,
  type SavedPreferencesFragment,
} from '../../entities/preferences/saved-preferences.generated';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TagInput } from '../../ui/tag-input';
import { useToast } from '../../ui/use-toast';
import { CookingFields, type CookingChoices } from './cooking-fields';
import { FrequencyStep } from './frequency-step';
import { HouseholdStep } from './household-step';
import {
  firstDraft,
  lacksConsent,
  toPreferencesInput,
  type QuestionnaireDraft,
} from './questionnaire-draft';
import { RestrictionsStep } from './restrictions-step';
import { useSavePreferences } from './use-save-preferences';

type Preferences = Omit<NonNullable<SavedPreferencesFragment['preferences']>, '__typename' | 'id'>;

/** As the questionnaire begins, for whoever has not answered it: an account may be open without. */
const unanswered: Preferences = {
  householdSize: {
    __typename: 'HouseholdSize',
    adults: firstDraft.adults,
    children: firstDraft.children,
  },
  dietaryRestrictions: [],
  allergens: [],
  preferredFoods: [],
  avoidedFoods: [],
  shoppingFrequency: firstDraft.shoppingFrequency,
  difficulty: 'EASY',
  servings: firstDraft.adults + firstDraft.children,
  servingsChosen: false,
  leastServings: 1,
};

/** Bounds of the server. */
const mostFoods = 50;
const longestFood = 100;

export function PreferencesSection({ from }: { from: FragmentType<SavedPreferencesFragment> }) {
  const { data, complete } = useSavedPreferencesFragment(from);
  if (!complete) return null;
  return (
    <PreferencesForm
      preferences={data.preferences ?? unanswered}
      consentStands={isConsentStanding(data.consents)}
    />
  );
}

function draftOf({ householdSize, dietaryRestrictions, ...rest }: Preferences): QuestionnaireDraft {
  return {
    ...firstDraft,
    ...householdSize,
    restrictions: dietaryRestrictions.length > 0 ? dietaryRestrictions : ['NONE'],
    allergens: rest.allergens,
    preferredFoods: rest.preferredFoods.join(', '),
    avoidedFoods: rest.avoidedFoods.join(', '),
    shoppingFrequency: rest.shoppingFrequency,
  };
}

interface PreferencesFormProps {
  preferences: Preferences;
  consentStands: boolean;
}

function PreferencesForm({ preferences, consentStands }: PreferencesFormProps) {
  const { t } = useTranslation('preferences');
  const { t: sentence } = useTranslation('errors');
  const toast = useToast();
  const save = useSavePreferences();
  const [draft, setDraft] = useState(() => draftOf(preferences));
  const [foods, setFoods] = useState({
    preferredFoods: [...preferences.preferredFoods],
    avoidedFoods: [...preferences.avoidedFoods],
  });
  const [cooking, setCooking] = useState<CookingChoices>({
    servings: preferences.servingsChosen ? preferences.servings : null,
    difficulty: preferences.difficulty,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [consentError, setConsentError] = useState<string | null>(null);
  // Another device may have withdrawn what stands here; once the server said so, the question stays.
  const [wasRefused, setWasRefused] = useState(false);
  const [saving, setSaving] = useState(false);
  const change = (changed: Partial<QuestionnaireDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
    setConsentError(null);
  };

  // A withdrawn consent clears the restrictions and allergens: the form must not hold them, and save them back.
  const [stood, setStood] = useState(consentStands);
  if (stood !== consentStands) {
    setStood(consentStands);
    if (!consentStands) change({ restrictions: ['NONE'], allergens: [], consentVersion: null });
  }

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (saving) return;
    setProblem(null);
    if ((!consentStands || wasRefused) && lacksConsent(draft)) {
      setConsentError(sentence('preferences.consentRequired'));
      return;
    }
    setSaving(true);
    const { banner, fields } = await save({ ...toPreferencesInput(draft), ...foods, ...cooking });
    setSaving(false);
    setProblem(banner);
    setConsentError(fields.consentVersion ?? null);
    setWasRefused(fields.consentVersion !== undefined);
    if (banner !== null || fields.consentVersion !== undefined) return;
    // A tick agrees once: were it kept, a later save would give again what was withdrawn meanwhile.
    setDraft((before) => ({ ...before, consentVersion: null }));
    toast({ tone: 'success', title: t('settings.saved') });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-7">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <HouseholdStep draft={draft} onChange={change} />
      <CookingFields
        choices={cooking}
        household={Math.max(preferences.leastServings, draft.adults + draft.children)}
        onChange={(changes) => setCooking((before) => ({ ...before, ...changes }))}
      />
      <div>
        <h3 className="mb-3 text-lg">{t('settings.restrictions')}</h3>
        <RestrictionsStep
          draft={draft}
          consentError={consentError}
          onChange={change}
          consentStands={consentStands && !wasRefused}
        />
      </div>
      {(['preferred', 'avoided'] as const).map((kind) => (
        <TagInput
          key={kind}
          label={t(`tastes.${kind}`)}
          hint={t('settings.tagHint')}
          tags={foods[`${kind}Foods`]}
          maxTags={mostFoods}
          maxLength={longestFood}
          addLabel={t('settings.addTag', { list: t(`tastes.${kind}`) })}
          removeLabel={(food) => t('settings.removeTag', { food })}
          onChange={(tags) => setFoods((before) => ({ ...before, [`${kind}Foods`]: tags }))}
        />
      ))}
      <div>
        <h3 className="mb-3 text-lg">{t('settings.frequency')}</h3>
        <FrequencyStep draft={draft} onChange={change} />
      </div>
      <Button type="submit" loading={saving} className="justify-self-start">
        {t(saving ? 'finishing' : 'settings.save')}
      </Button>
    </form>
  );
}
