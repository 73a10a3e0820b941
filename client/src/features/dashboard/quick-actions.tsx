import clsx from 'clsx';
import {
  CalendarDays,
  ChefHat,
  Heart,
  ShoppingBasket,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Icon } from '../../ui/icon';

interface QuickAction {
  name: 'week' | 'planning' | 'shopping' | 'favorites' | 'suggestions';
  to: string;
  icon: LucideIcon;
}

/** The week first. */
const actions: readonly QuickAction[] = [
  { name: 'week', to: paths.week, icon: ChefHat },
  { name: 'planning', to: paths.planning, icon: CalendarDays },
  { name: 'shopping', to: paths.shopping, icon: ShoppingBasket },
  { name: 'favorites', to: paths.favorites, icon: Heart },
  { name: 'suggestions', to: paths.feed, icon: Sparkles },
];

/** @param isWeekOffered whether the page has said before, in tonight's place, that a week can be proposed */
export function QuickActions({ isWeekOffered }: { isWeekOffered: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <section aria-labelledby="quick-actions" className="mt-8">
      <h3 id="quick-actions" className="mb-4 text-2xl">
        {t('actions.heading')}
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {actions.slice(isWeekOffered ? 1 : 0).map(({ name, to, icon }) => (
          <li key={name} className={name === 'week' ? 'sm:col-span-full' : undefined}>
            <Link
              to={to}
              className={clsx(
                'flex h-full min-h-16 items-center gap-3.5 rounded-card border border-line p-4 transition-ui hover:-translate-y-0.5 hover:shadow-lift active:scale-[0.985]',
                name === 'week' ? 'bg-herb-soft' : 'bg-sunken',
              )}
            >
              <Icon of={icon} size={24} className="text-herb" />
              <span className="min-w-0">
                <span className="block leading-snug font-semibold">{t(`actions.${name}`)}</span>
                <span className="block text-sm text-muted">{t(`actions.${name}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
