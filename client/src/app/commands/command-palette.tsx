import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandDialog } from '../../ui/command-dialog';
import { useCommands } from './use-commands';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  onShowHelp: () => void;
}

/** Everything that can be done from anywhere, by its name. */
export function CommandPalette({ open, onClose, onShowHelp }: CommandPaletteProps) {
  const { t } = useTranslation(['commands', 'common']);
  const [query, setQuery] = useState('');
  // Emptied as it opens: as it closes, the list would fill while it fades, and a next opening lose its first letters.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setQuery('');
  }
  const groups = useCommands({ open, query, onQuery: setQuery, onShowHelp });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <CommandDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      inputLabel={t('input')}
      placeholder={t('placeholder')}
      closeLabel={t('common:close')}
      emptyText={t('empty')}
      countText={t('count', { count })}
      query={query}
      onQuery={setQuery}
      groups={groups}
    />
  );
}
