import { CalendarDays, Heart, ShoppingBasket, Sparkles, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Icon } from '../../ui/icon';

interface QuickAction {
  name: 'planning' | 'shopping' | 'favorites' | 'suggestions';
  to: string;
  icon: LucideIcon;
}

const actions: readonly QuickAction[] = [
  { name: 'planning', to: paths.planning, icon: CalendarDays },
  { name: 'shopping', to: paths.shopping, icon: ShoppingBasket },
  { name: 'favorites', to: paths.favorites, icon: Heart },
  { name: 'suggestions', to: paths.feed, icon: Sparkles },
];

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <section aria-labelledby="quick-actions" className="mt-8">
      <h3 id="quick-actions" className="mb-4 text-2xl">
        {t('actions.heading')}
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {actions.map(({ name, to, icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex h-full min-h-16 items-center gap-3.5 rounded-card border border-line bg-sunken p-4 transition-ui hover:-translate-y-0.5 hover:shadow-lift active:scale-[0.985]"
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
