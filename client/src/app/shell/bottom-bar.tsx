import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { followHeight } from '../../lib/follow-height';
import { Icon } from '../../ui/icon';
import { quickNavigation } from './navigation';

const height = followHeight('--bottom-bar');

/** Where large text takes two rows, only the words are large: the bar must leave room for the page. */
const item =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-control px-1 text-xs text-muted aria-[current=page]:font-semibold aria-[current=page]:text-herb ' +
  '@max-[18rem]:min-h-[44px] @max-[18rem]:gap-px @max-[18rem]:px-0 @max-[18rem]:leading-tight @max-[18rem]:[&_svg]:size-[22px]';

function Face({ drawing, label }: { drawing: LucideIcon; label: string }) {
  return (
    <>
      <Icon of={drawing} size={22} />
      {label}
    </>
  );
}

/**
 * A phone's five most used pages, and a way to the others; in two rows where large text needs them. It makes
 * room for a keyboard: the menu above holds the same.
 */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <nav
      ref={height}
      aria-label={t('quickNavigation')}
      className="@container fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden short:hidden"
    >
      <ul className="flex px-1 @max-[18rem]:grid @max-[18rem]:grid-cols-3 @max-[18rem]:gap-y-[6px] @max-[18rem]:py-[6px]">
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
