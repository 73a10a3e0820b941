import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { followHeight } from '../../lib/follow-height';
import { Icon } from '../../ui/icon';
import { quickNavigation } from './navigation';

const height = followHeight('--bottom-bar');

const item =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-control px-1 text-xs text-muted aria-[current=page]:font-semibold aria-[current=page]:text-herb';

function Face({ drawing, label }: { drawing: LucideIcon; label: string }) {
  return (
    <>
      <Icon of={drawing} size={22} />
      {label}
    </>
  );
}

/**
 * A phone's five most used pages, and a way to the others; scrolls where large text needs it. It makes
 * room for a keyboard: the menu above holds the same.
 */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <nav
      ref={height}
      aria-label={t('quickNavigation')}
      className="fixed inset-x-0 bottom-0 z-10 overflow-x-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden short:hidden"
    >
      <ul className="flex min-w-max px-1">
        {quickNavigation.map(({ page, path, icon }) => (
          <li key={page} className="min-w-13 flex-1">
            <NavLink to={path} end className={item}>
              <Face drawing={icon} label={t(`short.${page}`)} />
            </NavLink>
          </li>
        ))}
        <li className="min-w-13 flex-1">
          <button type="button" onClick={onMore} aria-haspopup="dialog" className={item}>
            <Face drawing={Ellipsis} label={t('more')} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
