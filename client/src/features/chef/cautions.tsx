import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { ChatMessageFragment } from './chat-message.generated';
import { useCautionSentence } from './use-caution-sentence';

/** What the prose above names that the household does not eat: prose is shown before it can be checked. */
export function Cautions({ of: cautions }: { of: ChatMessageFragment['cautions'] }) {
  const { t } = useTranslation('chef');
  const sentenceOf = useCautionSentence();
  return (
    <p
      role="note"
      className="flex items-start gap-2 rounded-control border border-tomato bg-tomato-soft px-3 py-2 text-sm"
    >
      <Icon of={TriangleAlert} size={18} className="mt-0.5 text-tomato" />
      <span>
        <strong className="font-semibold">{t('caution.heading')}</strong> {sentenceOf(cautions)}
      </span>
    </p>
  );
}
