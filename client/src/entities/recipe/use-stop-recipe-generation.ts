import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { useStopRecipeGenerationMutation } from './stop-recipe-generation.generated';

interface StopRecipeGeneration {
  /** Resolves to the sentence that says why not, or null when it is stopped. */
  stop: (id: string) => Promise<string | null>;
  stopping: boolean;
}

export function useStopRecipeGeneration(): StopRecipeGeneration {
  const { t } = useTranslation('errors');
  const [stop, { loading }] = useStopRecipeGenerationMutation();
  return {
    stopping: loading,
    stop: async (id) => {
      try {
        const { data } = await stop({ variables: { id } });
        const result = data?.stopRecipeGeneration;
        if (result?.__typename === 'StopRecipeGenerationPayload') return null;
        return result ? refusalSentence(t, 'stopRecipeGeneration', result) : t('unexpected');
      } catch (error) {
        return operationFailure(t, error, 'stopRecipeGeneration');
      }
    },
  };
}
