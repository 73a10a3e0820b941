import { useTranslation } from 'react-i18next';
import { Brand } from '../../lib/brand';
import { paths } from '../paths';
import { navigation } from './navigation';
import { NavigationLink } from './navigation-link';

/** The eight entries beside the page, where the screen is wide enough. */
export function Sidebar() {
  const { t } = useTranslation('shell');
  return (
    <aside className="sticky top-0 hidden h-dvh w-64 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-surface px-4 py-5 lg:flex">
      <Brand to={paths.dashboard} />
      <nav aria-label={t('navigation')}>
        <ul className="flex flex-col gap-1">
          {navigation.map((entry) => (
            <NavigationLink key={entry.page} entry={entry} />
          ))}
        </ul>
      </nav>
    </aside>
  );
}
