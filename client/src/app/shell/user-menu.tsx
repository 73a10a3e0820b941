import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Heart, LogOut, Moon, Settings, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar';
import type { MenuEntry } from '../../ui/menu';
import { useTheme } from '../../ui/use-theme';
import type { SessionViewer } from '../guard/session';
import { useLeave } from '../use-leave';
import { paths } from '../paths';

const loadMenu = () => import('../../ui/menu');
/** What « de » is elided before. A name in « h » bears both. */
const startsWithVowel = /^[aeiouyàâäéèêëîïôöùûœæ]/i;
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));

/** The person's own menu. Its code comes when it is first opened, or about to be. */
export function UserMenu({ viewer }: { viewer: SessionViewer }) {
  const { t } = useTranslation('shell');
  const [wanted, setWanted] = useState(false);
  const items = useUserMenuItems();
  const { firstName, lastName } = viewer.profile;
  const name = `${firstName} ${lastName}`;

  const trigger: ReactElement = (
    <button
      type="button"
      aria-label={t(startsWithVowel.test(name) ? 'user.menuElided' : 'user.menu', { name })}
      aria-haspopup="menu"
      className="grid min-h-touch min-w-touch shrink-0 place-items-center rounded-full transition-ui active:scale-95"
      onPointerEnter={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      <Avatar name={name} decorative />
    </button>
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu
        defaultOpen
        trigger={trigger}
        header={
          <>
            <p className="font-semibold">{name}</p>
            <p className="text-sm wrap-anywhere text-muted">{viewer.email}</p>
          </>
        }
        items={items}
      />
    </Suspense>
  );
}

function useUserMenuItems(): MenuEntry[] {
  const { t } = useTranslation(['shell', 'common']);
  const { theme, toggleTheme } = useTheme();
  const leave = useLeave();
  const dark = theme === 'dark';
  return [
    {
      kind: 'link',
      label: t('user.favorites'),
      icon: Heart,
      render: <Link to={paths.favorites} />,
    },
    {
      kind: 'link',
      label: t('user.settings'),
      icon: Settings,
      render: <Link to={paths.settings} />,
    },
    {
      kind: 'action',
      label: t(dark ? 'common:theme.toLight' : 'common:theme.toDark'),
      icon: dark ? Sun : Moon,
      onSelect: toggleTheme,
    },
    { kind: 'separator', id: 'before-sign-out' },
    { kind: 'action', label: t('user.signOut'), icon: LogOut, onSelect: leave },
  ];
}
