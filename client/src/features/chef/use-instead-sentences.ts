import { useTranslation } from 'react-i18next';
import type { ChatMessageFragment } from './chat-message.generated';

type Refusal = Pick<NonNullable<ChatMessageFragment['refusal']>, 'conflicts' | 'substitutes'>;

/** What to take in place of each food that stood in the way, and what to leave out. */
export function useInsteadSentences(): (refusal: Refusal) => string[] {
  const { t } = useTranslation('chef');
  return ({ conflicts, substitutes }) => {
    const known = new Set(substitutes.map(({ word }) => word.toLowerCase()));
    const others = [...new Set(conflicts.map(({ word }) => word))].filter(
      (word) => !known.has(word.toLowerCase()),
    );
    return [
      ...substitutes.map(({ word, instead }) =>
        t('end.instead', { word, foods: instead.join(', ') }),
      ),
      ...(others.length > 0 ? [t('end.leaveOut', { words: others.join(', ') })] : []),
    ];
  };
}
