import clsx from 'clsx';
import { ArrowDownUp, Plus, Printer, Store, Trash2, Utensils } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../lib/stored-value';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { SearchField } from '../../ui/search-field';
import { ToggleChip } from '../../ui/toggle-chip';
import { listView } from './list-view';
import { PutAwayButton } from './put-away-button';
import { useAnyChecked } from './use-checks';
import type { PutAwayOptions } from './use-put-away';

export interface ListToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
  onRemoveChecked: () => void;
  onArrange: () => void;
  putAway: PutAwayOptions;
}

/** On the narrowest screens the words stand alone: all in one row leave the list more room than their icons. */
const rowClass = 'flex flex-wrap gap-2 max-[22.5rem]:*:not-[[aria-label]]:[&_svg.lucide]:hidden';

/** How the list is shown, and what is done to it as a whole. */
export function ListToolbar(props: ListToolbarProps) {
  const { t } = useTranslation('shopping');
  const grouping = useStoredValue(listView);
  const anyChecked = useAnyChecked();
  const toggle = (next: 'AISLE' | 'RECIPE'): void =>
    listView.write(grouping === next ? 'NONE' : next);
  return (
    <div className="grid gap-3 sm:gap-4">
      {/* Where letters are large the field has a row of its own. */}
      <div className="flex flex-wrap justify-end gap-1 sm:gap-2">
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={props.search}
          onChange={props.onSearch}
          clearLabel={t('clearSearch')}
          className="min-w-0 grow basis-[10rem]"
        />
        {/* On anything narrow the rows of the list matter more than the words of these buttons. */}
        <IconButton
          label={t('print')}
          icon={Printer}
          size="md"
          className="lg:hidden"
          onClick={() => window.print()}
        />
        <IconButton
          label={t('add')}
          icon={Plus}
          variant="secondary"
          size="md"
          className="lg:hidden"
          onClick={props.onAdd}
        />
        <div role="group" aria-label={t('view')} className={clsx(rowClass, 'max-sm:basis-full')}>
          <ToggleChip icon={Store} pressed={grouping === 'AISLE'} onClick={() => toggle('AISLE')}>
            {t('byAisle')}
          </ToggleChip>
          <ToggleChip
            icon={Utensils}
            pressed={grouping === 'RECIPE'}
            onClick={() => toggle('RECIPE')}
          >
            {t('byRecipe')}
          </ToggleChip>
          {grouping === 'AISLE' && (
            <IconButton
              label={t('arrangeAisles')}
              icon={ArrowDownUp}
              className="lg:hidden"
              onClick={props.onArrange}
            />
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 max-sm:justify-start">
        <div
          role="group"
          aria-label={t('actions')}
          className={clsx(rowClass, 'lg:gap-1.5 lg:*:px-2.5')}
        >
          {grouping === 'AISLE' && (
            <Button
              variant="ghost"
              size="sm"
              icon={ArrowDownUp}
              className="max-lg:hidden"
              onClick={props.onArrange}
            >
              {t('arrangeAisles')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={Printer}
            className="max-lg:hidden"
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            className="max-lg:hidden"
            onClick={props.onAdd}
          >
            {t('add')}
          </Button>
          {/* Always there: rows do not move under a thumb because one was ticked. */}
          <PutAwayButton disabled={!anyChecked} {...props.putAway} />
          <Button
            variant="secondary"
            size="sm"
            icon={Trash2}
            disabled={!anyChecked}
            onClick={props.onRemoveChecked}
          >
            {t('deleteChecked')}
          </Button>
        </div>
      </div>
    </div>
  );
}
