import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBox } from '../../entities/consent/consent-box';
import { consentVersion } from '../../entities/consent/consent-version';
import { CheckboxChips } from '../../ui/checkbox-chips';
import { needsConsent, type QuestionnaireDraft } from './questionnaire-draft';
import { allergenChoices, restrictionChoices } from './restrictions';
import type { StepProps } from './step-props';

interface RestrictionsStepProps extends StepProps {
  /** The person has agreed already, and is not asked again. */
  consentStands?: boolean;
}

export function RestrictionsStep({
  draft,
  consentError,
  onChange,
  consentStands = false,
}: RestrictionsStepProps) {
  const { t } = useTranslation('preferences');
  const isAsked = !consentStands && needsConsent(draft);
  const choose = (chosen: Partial<QuestionnaireDraft>): void =>
    onChange({
      ...chosen,
      ...(!needsConsent({ ...draft, ...chosen }) && { consentVersion: null }),
    });
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (consentError) area.current?.querySelector<HTMLElement>('[name=consentVersion]')?.focus();
  }, [consentError]);
  return (
    <div ref={area} className="grid grid-cols-1 gap-5">
      <CheckboxChips
        legend={t('restrictions.heading')}
        hideLegend
        options={restrictionChoices.map((value) => ({ value, label: t(`restrictions.${value}`) }))}
        values={draft.restrictions}
        exclusive="NONE"
        onChange={(restrictions) => choose({ restrictions })}
      />
      <CheckboxChips
        legend={t('allergens.heading')}
        hint={t('allergens.text')}
        options={allergenChoices.map((value) => ({ value, label: t(`allergens.${value}`) }))}
        values={draft.allergens}
        onChange={(allergens) => choose({ allergens })}
      />
      {isAsked && (
        <ConsentBox
          name="consentVersion"
          given={draft.consentVersion !== null}
          error={consentError}
          onChange={(given) => onChange({ consentVersion: given ? consentVersion : null })}
        />
      )}
    </div>
  );
}
