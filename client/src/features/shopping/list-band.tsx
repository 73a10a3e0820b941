import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../lib/stored-value';
import { IconButton } from '../../ui/icon-button';
import { ListProgress } from './list-progress';
import { ListToolbar, type ListToolbarProps } from './list-toolbar';
import { listTools } from './list-view';

const toolsId = 'list-tools';

/** How far the shopping is, and on a phone one button for all the rest. */
export function ListBand(props: ListToolbarProps) {
  const { t } = useTranslation('shopping');
  const wanted = useStoredValue(listTools);
  // What narrows the list stays in sight.
  const open = wanted || props.search !== '';
  return (
    <div className="grid gap-3 sm:gap-6 print:hidden">
      <div className="flex items-center gap-2">
        <ListProgress />
        <IconButton
          label={t('tools')}
          icon={SlidersHorizontal}
          className="-mr-2.5 sm:hidden"
          aria-expanded={open}
          aria-controls={toolsId}
          onClick={() => {
            if (open) props.onSearch('');
            listTools.write(!open);
          }}
        />
      </div>
      <div id={toolsId} className={open ? undefined : 'max-sm:hidden'}>
        <ListToolbar {...props} />
      </div>
    </div>
  );
}
