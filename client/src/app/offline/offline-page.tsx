import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useOffline } from '../../offline/offline-state';
import { NoNetwork } from '../../illustrations/scenes/no-network';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { navigation } from '../shell/navigation';
import { opensOffline, seenAtOf } from './kept-pages';

/** A page that can be had without a network; in place of another, the way to those. */
export function OfflinePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { t } = useTranslation(['offline', 'shell']);
  const { away, seenAt } = useOffline();
  const isAway = away === 'network' || away === 'server';
  if (!isAway || opensOffline(pathname, seenAt)) return children;
  const said = away === 'server' ? 'page.server' : 'page.network';
  const kept = navigation.filter(({ path }) => seenAtOf(path, seenAt) !== null);
  return (
    <EmptyState
      headingLevel={2}
      illustration={<NoNetwork />}
      title={t(`${said}.title`)}
      action={
        kept.length > 0 && (
          <nav aria-label={t('page.kept')}>
            <ul className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">
              {kept.map(({ page, path, icon }) => (
                <li key={page}>
                  <Link
                    to={path}
                    className={buttonClass({ variant: 'secondary', className: 'max-sm:w-full' })}
                  >
                    <Icon of={icon} size={18} />
                    {t(`shell:page.${page}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    >
      {t(`${said}.${kept.length > 0 ? 'text' : 'nothing'}`)}
    </EmptyState>
  );
}
