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
  const groups = useCommands({ open, query, onQuery: setQuery, onShowHelp });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <CommandDialog
      open={open}
      onClose={onClose}
      onClosed={() => setQuery('')}
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
