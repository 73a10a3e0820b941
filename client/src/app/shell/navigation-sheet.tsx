import { useTranslation } from 'react-i18next';
import { Brand } from '../../lib/brand';
import { Sheet } from '../../ui/sheet';
import { paths } from '../paths';
import { navigation, quickNavigation } from './navigation';
import { NavigationLink } from './navigation-link';

export type NavigationPart = 'all' | 'more';

interface NavigationSheetProps {
  /** All eight entries beside the page, or those missing from the bottom bar above it. */
  part: NavigationPart;
  open: boolean;
  onClose: () => void;
}

const quickPaths: readonly string[] = quickNavigation.map(({ path }) => path);
const others = navigation.filter(({ path }) => !quickPaths.includes(path));

/** The sidebar of a small screen: closes on Escape, on a click outside and on leaving for a page. */
export function NavigationSheet({ part, open, onClose }: NavigationSheetProps) {
  const { t } = useTranslation('shell');
  const all = part === 'all';
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      side={all ? 'left' : 'bottom'}
      title={t(all ? 'navigation' : 'more')}
      heading={all ? <Brand to={paths.dashboard} /> : undefined}
      closeLabel={t('closeMenu')}
    >
      <nav aria-label={t(all ? 'navigation' : 'more')}>
        <ul className="flex flex-col gap-1">
          {(all ? navigation : others).map((entry) => (
            <NavigationLink key={entry.page} entry={entry} onFollow={onClose} />
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
