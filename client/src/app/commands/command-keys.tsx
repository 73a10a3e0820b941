import { Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isModal } from '../../lib/shortcuts';
import { useStoredValue } from '../../lib/stored-value';
import { useOnDemand, type OnDemand } from '../../lib/use-on-demand';
import { useShortcuts } from '../../lib/use-shortcuts';
import { useTheme } from '../../ui/use-theme';
import { CommandPalette, ShortcutHelp } from '../pages';
import { navigation } from '../shell/navigation';
import { takeEarly } from './early-palette';
import { opensPalette, shortcutKeys, shortcutsStore, type ShortcutName } from './shortcut-keys';

/** Follows `data-shortcut="n"`: the page's own way to add something. */
function startAdding(): boolean {
  const target = document.querySelector<HTMLElement>(`[data-shortcut='${shortcutKeys.add}']`);
  target?.focus();
  if (target instanceof HTMLButtonElement) target.click();
  return target !== null;
}

/** What the shortcuts do, and the dialogs that they and the button open. */
export function CommandKeys({ palette }: { palette: OnDemand }) {
  const navigate = useNavigate();
  const help = useOnDemand();
  const { toggleTheme } = useTheme();
  const enabled = useStoredValue(shortcutsStore);

  // What is typed while the palette is on its way is not for the page.
  const listening = enabled && !palette.open && !help.open;
  useShortcuts(shortcutKeys, listening, (name: ShortcutName) => {
    if (name === 'help') return help.show();
    if (name === 'theme') return toggleTheme();
    if (name === 'add') {
      if (!startAdding()) palette.show();
      return;
    }
    const entry = navigation.find(({ page }) => page === name);
    if (entry) void navigate(entry.path);
  });
  const openAsAsked = useEffectEvent((): void => {
    if (takeEarly()) palette.show();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    // The first half of Ctrl K: its code can already come.
    if (event.key === 'Control' || event.key === 'Meta') void CommandPalette.preload();
    if (!opensPalette(event)) return;
    event.preventDefault();
    if (palette.open) palette.hide();
    else if (!isModal(event.target)) palette.show();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    openAsAsked();
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      {palette.wanted && (
        <Suspense fallback={null}>
          <CommandPalette open={palette.open} onClose={palette.hide} onShowHelp={help.show} />
        </Suspense>
      )}
      {help.wanted && (
        <Suspense fallback={null}>
          <ShortcutHelp open={help.open} onClose={help.hide} />
        </Suspense>
      )}
    </>
  );
}
