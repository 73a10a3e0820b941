import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import type { TalkWishFragment } from './talk-wish.generated';

interface TalkWishesProps {
  wishes: readonly TalkWishFragment[];
  onTakeOff: (id: string) => void;
}

/** What holds for this conversation alone, each to be taken off. */
export function TalkWishes({ wishes, onTakeOff }: TalkWishesProps) {
  const { t } = useTranslation('chef');
  if (wishes.length === 0) return null;
  return (
    <section aria-label={t('wishes.label')} className="mb-2">
      <ul className="flex max-h-[min(6.5rem,20dvh)] flex-wrap items-center gap-2 overflow-y-auto">
        <li aria-hidden className="text-sm text-muted">
          {t('wishes.label')}
        </li>
        {wishes.map(({ id, wish }) => (
          <li key={id} className="max-w-full">
            <Chip
              tone="saffron"
              onRemove={() => onTakeOff(id)}
              removeLabel={t('wishes.takeOff', { wish })}
            >
              {wish}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
