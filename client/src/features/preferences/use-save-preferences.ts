import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import type { SavePreferencesInput } from '../../graphql.generated';
import type { FormOutcome } from '../../lib/use-field-form';
import { useSavePreferencesMutation } from './save-preferences.generated';

const fields = ['consentVersion'] as const;

/** Saves the answers; resolves to the sentences that say why not, none when they are saved. */
export function useSavePreferences(): (
  input: SavePreferencesInput,
) => Promise<FormOutcome<'consentVersion'>> {
  const { t } = useTranslation('errors');
  const [save] = useSavePreferencesMutation();
  return (input) => formOutcome(t, 'savePreferences', fields, save({ variables: { input } }));
}
