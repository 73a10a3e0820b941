import clsx from 'clsx';
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
import { paths } from '../paths';
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

/** Large text takes a line of its own rather than breaking inside words, and half of a small screen at most. */
const titleClass =
  'min-w-min flex-1 px-1 lg:pl-0 wrap-break-word text-[min(1.25rem,0.55rem+2.9vw)] leading-tight sm:text-2xl';

/** Says which page this is, and holds what concerns the person; its edges are those of the content below. */
export function TopBar({ viewer, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  return (
    <header
      ref={height}
      className="sticky top-0 z-10 flex flex-wrap items-center justify-end border-b sm:gap-1 border-line bg-paper px-2 py-2 sm:px-4 lg:px-[max(1.5rem,50%-34.5rem)]"
    >
      <IconButton
        label={t('openMenu')}
        icon={Menu}
        aria-haspopup="dialog"
        className="text-ink lg:hidden"
        onClick={onOpenMenu}
      />
      {page ? (
        <PageHeading key={page} title={t(`page.${page}`)} className={titleClass} />
      ) : (
        // The page itself is named below: a recipe's after the recipe, a week's after its days.
        <p className={clsx(titleClass, 'font-title font-[560]')}>
          {t(pathname === paths.week ? 'page.planning' : 'recipe')}
        </p>
      )}
      <div className="flex items-center sm:gap-1">
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
      </div>
    </header>
  );
}
