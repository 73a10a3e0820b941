import {
  CalendarDays,
  ChevronRight,
  Heart,
  ShoppingBasket,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';

interface QuickAction {
  name: 'planning' | 'shopping' | 'favorites' | 'suggestions';
  to: string;
  icon: LucideIcon;
}

const actions: readonly QuickAction[] = [
  { name: 'suggestions', to: paths.feed, icon: Sparkles },
  { name: 'planning', to: paths.planning, icon: CalendarDays },
  { name: 'shopping', to: paths.shopping, icon: ShoppingBasket },
  { name: 'favorites', to: paths.favorites, icon: Heart },
];

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="section" padding="none" aria-labelledby="quick-actions" className="p-2">
      <h3 id="quick-actions" className="px-4 pt-4 pb-2 text-xl">
        {t('actions.heading')}
      </h3>
      <ul>
        {actions.map(({ name, to, icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="group flex min-h-16 items-center gap-4 rounded-control px-4 py-2.5 hover:bg-sunken"
            >
              <Icon of={icon} size={22} className="text-herb" />
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-semibold">{t(`actions.${name}`)}</span>
                <span className="block text-sm text-muted">{t(`actions.${name}Text`)}</span>
              </span>
              <Icon
                of={ChevronRight}
                size={18}
                className="text-muted transition-ui group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
