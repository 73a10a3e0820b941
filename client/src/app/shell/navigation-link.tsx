import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { preloadPage } from '../preload';
import type { NavigationEntry } from './navigation';

interface NavigationLinkProps {
  entry: NavigationEntry;
  onFollow?: () => void;
}

/** One row of the sidebar or the drawer. */
export function NavigationLink({ entry: { page, path, icon }, onFollow }: NavigationLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <NavLink
        to={path}
        end
        onPointerEnter={() => void preloadPage(path)}
        onClick={onFollow}
        className="flex min-h-touch items-center gap-3 rounded-control border border-transparent px-3 py-2 text-muted hover:bg-sunken hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-herb-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink"
      >
        <Icon of={icon} />
        {t(`page.${page}`)}
      </NavLink>
    </li>
  );
}
