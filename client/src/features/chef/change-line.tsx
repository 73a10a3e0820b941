import { Minus, PencilLine, Plus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { changeDetails, type Change } from './change-words';

const looks = {
  ADD: { icon: Plus, tone: 'bg-herb-soft text-herb' },
  CHANGE: { icon: PencilLine, tone: 'bg-saffron-soft text-saffron-ink' },
  REMOVE: { icon: Minus, tone: 'bg-tomato-soft text-tomato' },
} as const;

/** One line of a preview: what would happen, to what, and how much of it. */
export function ChangeLine({ change }: { change: Change | undefined }) {
  const { t } = useTranslation(['chef', 'recipes']);
  if (!change) return null;
  const { effect, name, conflicts } = change;
  const { icon, tone } = looks[effect];
  const details = changeDetails(t, change);
  return (
    <li className="flex gap-3 py-2.5">
      <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon of={icon} size={16} />
        <span className="sr-only">{t(`proposal.effect.${effect}`)}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-break-word">{name}</p>
        {details.length > 0 && (
          <p className="text-sm text-muted tabular-nums">{details.join('\u00a0· ')}</p>
        )}
        {conflicts.map(({ word, reason }) => (
          <p key={word} className="mt-1 flex items-start gap-1.5 text-sm text-tomato">
            <Icon of={TriangleAlert} size={16} className="mt-0.5" />
            {t('proposal.conflict', { word, reason })}
          </p>
        ))}
      </div>
    </li>
  );
}
