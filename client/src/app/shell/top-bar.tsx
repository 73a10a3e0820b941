import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NotificationsBell } from '../../features/notifications/notifications-bell';
import { PageHeading } from '../../lib/page-heading';
import { ThemeToggle } from '../../lib/theme-toggle';
import { IconButton } from '../../ui/icon-button';
import type { SessionViewer } from '../guard/session';
import { HouseholdAvatars } from './household-avatars';
import { pageAt } from './navigation';
import { UserMenu } from './user-menu';

interface TopBarProps {
  viewer: SessionViewer;
  onOpenMenu: () => void;
}

/** Says which page this is, and holds what concerns the person rather than the page. */
export function TopBar({ viewer, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center justify-end gap-1 border-b border-line bg-paper px-2 py-2 sm:px-4 lg:px-6">
      <IconButton
        label={t('openMenu')}
        icon={Menu}
        aria-haspopup="dialog"
        className="text-ink lg:hidden"
        onClick={onOpenMenu}
      />
      {page && (
        <PageHeading
          key={page}
          title={t(`page.${page}`)}
          // Large text takes a line of its own rather than breaking inside words.
          className="min-w-[9ch] flex-1 px-1 text-xl leading-tight sm:text-2xl"
        />
      )}
      <HouseholdAvatars members={viewer.household.members} />
      <span className="hidden sm:block">
        <ThemeToggle />
      </span>
      <NotificationsBell unreadCount={viewer.notifications.unreadCount} />
      <UserMenu viewer={viewer} />
    </header>
  );
}
