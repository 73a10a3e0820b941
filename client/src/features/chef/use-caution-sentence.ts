import { useTranslation } from 'react-i18next';
import type { ChatMessageFragment } from './chat-message.generated';

type Cautions = ChatMessageFragment['cautions'];

/** What a reply names that the household does not eat, each with why: « lardons (végétarien) ». */
export function useCautionSentence(): (cautions: Cautions) => string {
  const { t } = useTranslation(['chef', 'recipes']);
  const reasonOf = ({ restriction, allergen }: Cautions[number]): string => {
    if (allergen !== null) return t(`recipes:fits.allergens.${allergen}`);
    return restriction === null ? t('caution.avoided') : t(`recipes:fits.${restriction}`);
  };
  return (cautions) => {
    const reasons = new Map<string, Set<string>>();
    for (const caution of cautions)
      reasons.set(caution.word, (reasons.get(caution.word) ?? new Set()).add(reasonOf(caution)));
    return `${[...reasons].map(([word, labels]) => `${word} (${[...labels].join(', ')})`).join(', ')}.`;
  };
}
