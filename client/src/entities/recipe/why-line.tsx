import {
  Clock,
  Heart,
  Leaf,
  PiggyBank,
  Refrigerator,
  Smile,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WeekReasonKind } from '../../graphql.generated';
import { Icon } from '../../ui/icon';
import { whyWords, type Reason } from './why-words';

const icons: Readonly<Record<WeekReasonKind, LucideIcon>> = {
  USES_UP: Refrigerator,
  AT_HOME: Refrigerator,
  QUICK: Zap,
  KEPT: Heart,
  LIKED: Heart,
  IN_SEASON: Leaf,
  LOW_PRICE: PiggyBank,
  CHILDREN: Smile,
};

interface WhyLineProps {
  minutes: number;
  reasons: readonly Reason[];
  today: string;
}

/** How long a dish takes, and why it stands here. */
export function WhyLine({ minutes, reasons, today }: WhyLineProps) {
  const { t } = useTranslation('recipes');
  const why = whyWords(t, reasons, today);
  const [first] = reasons;
  return (
    <div className="grid gap-1 text-sm">
      {first && why !== '' && (
        <p className="flex items-start gap-1.5 font-medium text-herb">
          <Icon of={icons[first.kind]} size={16} className="mt-0.75" />
          <span className="min-w-0 wrap-break-word first-letter:uppercase">{why}</span>
        </p>
      )}
      <p className="flex items-center gap-1.5 text-muted tabular-nums">
        <Icon of={Clock} size={16} />
        {t('minutes', { minutes })}
      </p>
    </div>
  );
}
