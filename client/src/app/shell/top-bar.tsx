import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NotificationsBell } from '../../features/notifications/notifications-bell';
import { followHeight } from '../../lib/follow-height';
import { PageHeading } from '../../lib/page-heading';
import { ThemeToggle } from '../../lib/theme-toggle';
import { IconButton } from '../../ui/icon-button';
import { CommandButton } from '../commands/command-button';
import type { SessionViewer } from '../guard/session';
import { SilentBoundary } from '../offline/silent-boundary';
import { pageAt } from './navigation';
import { UserMenu } from './user-menu';

// Most people are alone in their household.
const HouseholdAvatars = lazy(async () => ({
  default: (await import('./household-avatars')).HouseholdAvatars,
}));

interface TopBarProps {
  viewer: SessionViewer;
  onOpenMenu: () => void;
}

const height = followHeight('--top-bar');

/** Says which page this is, and holds what concerns the person rather than the page. */
export function TopBar({ viewer, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  return (
    <header
      ref={height}
      className="sticky top-0 z-10 flex flex-wrap items-center justify-end border-b sm:gap-1 border-line bg-paper px-2 py-2 sm:px-4 lg:px-6"
    >
      <IconButton
        label={t('openMenu')}
        icon={Menu}
        aria-haspopup="dialog"
        className="text-ink lg:hidden"
        onClick={onOpenMenu}
      />
      {page ? (
        <PageHeading
          key={page}
          title={t(`page.${page}`)}
          // Large text takes a line of its own rather than breaking inside words.
          className="min-w-[8ch] flex-1 px-1 text-xl leading-tight sm:text-2xl"
        />
      ) : (
        // A recipe's page is named after the recipe, below.
        <p className="min-w-[8ch] flex-1 px-1 font-title text-xl font-[560] sm:text-2xl">
          {t('recipe')}
        </p>
      )}
      <CommandButton />
      {viewer.household.members.length > 1 && (
        <SilentBoundary>
          <Suspense fallback={null}>
            <HouseholdAvatars members={viewer.household.members} />
          </Suspense>
        </SilentBoundary>
      )}
      <span className="hidden sm:block">
        <ThemeToggle />
      </span>
      <NotificationsBell unreadCount={viewer.notifications.unreadCount} />
      <UserMenu viewer={viewer} />
    </header>
  );
}
