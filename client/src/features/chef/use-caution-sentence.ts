import { useTranslation } from 'react-i18next';
import type { ChatMessageFragment } from './chat-message.generated';

type Cautions = ChatMessageFragment['cautions'];

/** What a reply names that the household does not eat, each with why: « lardons (végétarien) ». */
export function useCautionSentence(): (cautions: Cautions) => string {
  const { t } = useTranslation(['chef', 'recipes']);
  return (cautions) => {
    const reasons = new Map<string, string[]>();
    for (const { word, restriction } of cautions) {
      const label = restriction === null ? t('caution.avoided') : t(`recipes:fits.${restriction}`);
      reasons.set(word, [...(reasons.get(word) ?? []), label]);
    }
    return `${[...reasons].map(([word, labels]) => `${word} (${labels.join(', ')})`).join(', ')}.`;
  };
}
