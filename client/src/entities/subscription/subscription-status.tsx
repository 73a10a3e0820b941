import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '../../ui/chip';
import { longDay } from './long-day';
import { standingOf, type Standing } from './standing';
import {
  useSubscriptionStatusFragment,
  type SubscriptionStatusFragment,
} from './subscription-status.generated';

const tones: Record<Standing['kind'], ChipTone> = {
  trial: 'herb',
  trialEnding: 'saffron',
  renews: 'herb',
  ending: 'saffron',
  overdue: 'tomato',
  closed: 'tomato',
  ended: 'neutral',
  incomplete: 'saffron',
};

interface SubscriptionStatusProps {
  from: FragmentType<SubscriptionStatusFragment>;
  headingLevel?: 2 | 3;
}

/** What was bought, how it stands, which day matters, and what happens then. */
export function SubscriptionStatus({ from, headingLevel = 2 }: SubscriptionStatusProps) {
  const { t } = useTranslation('subscription');
  const { data, complete } = useSubscriptionStatusFragment(from);
  const [now] = useState(() => new Date());
  if (!complete) return null;
  const { kind, day: date } = standingOf(data, now);
  const day = date ? longDay.format(date) : '';
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-standing={kind}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-xl">{t('name')}</Heading>
        <Chip tone={tones[kind]}>{t(`state.${kind}`)}</Chip>
      </div>
      <p className="mt-2 text-lg font-semibold">{t(`day.${kind}`, { day })}</p>
      <p className="mt-1 text-muted">{t(`meaning.${kind}`, { day })}</p>
    </div>
  );
}
