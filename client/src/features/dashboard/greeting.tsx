import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frenchDate } from '../../lib/french-date';
import { PageHeader } from '../../ui/page-header';
import { timeOfDay } from './time-of-day';

const dateFormat = frenchDate({ weekday: 'long', day: 'numeric', month: 'long' });

export function Greeting({ firstName }: { firstName: string }) {
  const { t } = useTranslation('dashboard');
  const [now] = useState(() => new Date());
  return (
    <PageHeader
      headingLevel={2}
      kicker={dateFormat.format(now)}
      title={t(`greeting.${timeOfDay(now.getHours())}`, { name: firstName })}
    />
  );
}
