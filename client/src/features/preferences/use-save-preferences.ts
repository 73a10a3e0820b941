import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { refusalSentence } from '../../apollo/refusal-sentence';
import type { SavePreferencesInput } from '../../graphql.generated';
import { useSavePreferencesMutation } from './save-preferences.generated';

/** Saves the answers; resolves to the sentence that says why not, or null when they are saved. */
export function useSavePreferences(): (input: SavePreferencesInput) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [save] = useSavePreferencesMutation();
  return async (input) => {
    try {
      const { data } = await save({ variables: { input } });
      const result = data?.savePreferences;
      if (result?.__typename === 'SavePreferencesPayload') return null;
      if (!result) return t('preferences.saveFailed');
      const [issue] = result.issues;
      return refusalSentence(t, 'savePreferences', issue ?? result);
    } catch (error) {
      return failureSentence(t, error, 'savePreferences');
    }
  };
}
