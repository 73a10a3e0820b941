import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../lib/stored-value';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { Kbd } from '../../ui/kbd';
import { navigation } from '../shell/navigation';
import { paletteKeys } from './palette-keys';
import { pageKeys, shortcutKeys, shortcutsStore } from './shortcut-keys';

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
}

/** Which keys do what, and how to do without. */
export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation(['commands', 'shell', 'common']);
  const enabled = useStoredValue(shortcutsStore);
  const acting = [
    [t('shortcuts.palette'), paletteKeys],
    [t('shortcuts.add'), shortcutKeys.add],
    [t('shortcuts.theme'), shortcutKeys.theme],
    [t('shortcuts.help'), shortcutKeys.help],
  ] as const;
  const going = navigation.map(({ page }) => [t(`shell:page.${page}`), pageKeys[page]] as const);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('shortcuts.title')}
      description={t('shortcuts.text')}
      closeLabel={t('common:close')}
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <KeyList heading={t('shortcuts.go')} rows={going} />
        <KeyList heading={t('shortcuts.do')} rows={acting} />
      </div>
      <Checkbox
        className="mt-6 border-t border-line pt-4"
        label={t('shortcuts.on')}
        description={t('shortcuts.onText', { keys: paletteKeys })}
        checked={enabled}
        onChange={(on) => shortcutsStore.write(on)}
      />
    </Dialog>
  );
}

interface KeyListProps {
  heading: string;
  rows: readonly (readonly [what: string, keys: string])[];
}

function KeyList({ heading, rows }: KeyListProps) {
  return (
    <section>
      <h3 className="mb-1 text-lg">{heading}</h3>
      <dl>
        {rows.map(([what, keys]) => (
          <div key={what} className="flex min-h-10 items-center justify-between gap-4">
            <dt>{what}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
