import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { matchesSearch } from '../../entities/recipe/matches-search';
import type { Aisle } from '../../graphql.generated';
import { EmptyBasket } from '../../illustrations/scenes/empty-basket';
import { useStoredValue } from '../../lib/stored-value';
import { useOnDemand } from '../../lib/use-on-demand';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { groupItems, type ListedRow, type ShownLine } from './group-items';
import { ListProgress } from './list-progress';
import { ListSection } from './list-section';
import { ListToolbar } from './list-toolbar';
import { listView } from './list-view';
import { QuickAdd } from './quick-add';
import { UndoBar } from './undo-bar';
import { useListActions } from './use-list-actions';
import { useSetProductAisle } from './use-set-product-aisle';
import { useSettled } from './use-settled';

const AddItemDialog = lazy(async () => ({
  default: (await import('./add-item-dialog')).AddItemDialog,
}));
const LineDialog = lazy(async () => ({ default: (await import('./line-dialog')).LineDialog }));
const AislesDialog = lazy(async () => ({
  default: (await import('./aisles-dialog')).AislesDialog,
}));

interface ShoppingListProps {
  viewerId: string;
  items: readonly ListedRow[];
  aisles: readonly Aisle[];
}

/** The list itself: rows change by themselves, this renders when they come, go or sink. */
export function ShoppingList({ viewerId, items, aisles }: ShoppingListProps) {
  const { t } = useTranslation(['shopping', 'common']);
  const grouping = useStoredValue(listView);
  const [search, setSearch] = useState('');
  const { settled, noteTick } = useSettled(items);
  const actions = useListActions(noteTick);
  const setAisle = useSetProductAisle();
  const [adding, arranging, details] = [useOnDemand(), useOnDemand(), useOnDemand()];
  const [openKey, setOpenKey] = useState<string | null>(null);

  const sections = useMemo(() => {
    const found =
      search.trim() === ''
        ? items
        : items.filter(({ name, recipeTitle }) => matchesSearch([name, recipeTitle ?? ''], search));
    return groupItems(found, grouping, settled, aisles);
  }, [items, search, grouping, settled, aisles]);
  const openLine = sections.flatMap(({ lines }) => lines).find(({ key }) => key === openKey);

  const { show } = details;
  const rowActions = useMemo(
    () => ({
      ...actions.rows,
      open: ({ key }: ShownLine) => {
        setOpenKey(key);
        show();
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- show only sets state
    [actions.rows],
  );

  return (
    <div className="grid gap-6">
      <div className="sticky top-[3.75rem] z-[9] -mx-4 bg-paper px-4 py-2 sm:-mx-6 sm:px-6 print:hidden">
        <QuickAdd onAdd={(line) => actions.add({ line })} />
      </div>
      {actions.problem !== null && (
        <Banner tone="error" onDismiss={actions.clearProblem} dismissLabel={t('common:close')}>
          {actions.problem}
        </Banner>
      )}
      {items.length === 0 ? (
        <Card>
          <EmptyState
            illustration={<EmptyBasket />}
            title={t('empty.title')}
            action={
              <>
                <Button icon={ListPlus} onClick={adding.show}>
                  {t('add')}
                </Button>
                <Link to={paths.feed} className={buttonClass({ variant: 'secondary' })}>
                  {t('empty.action')}
                </Link>
              </>
            }
          >
            {t('empty.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ListProgress />
          <ListToolbar
            search={search}
            onSearch={setSearch}
            onAdd={adding.show}
            onRemoveChecked={actions.removeChecked}
            onArrange={arranging.show}
            onPutAway={actions.report}
          />
          <div data-print-sheet className="grid gap-8">
            {sections.map((section) => (
              <ListSection key={section.key} section={section} actions={rowActions} />
            ))}
            {sections.length === 0 && (
              <p role="status" className="py-8 text-center text-muted">
                {t('noMatch', { search: search.trim() })}
              </p>
            )}
          </div>
        </>
      )}
      <UndoBar last={actions.undoable} onDone={actions.clearUndoable} />
      <Suspense fallback={null}>
        {adding.wanted && (
          <AddItemDialog open={adding.open} onClose={adding.hide} onAdd={actions.add} />
        )}
        {arranging.wanted && (
          <AislesDialog
            viewerId={viewerId}
            aisles={aisles}
            open={arranging.open}
            onClose={arranging.hide}
          />
        )}
        {details.wanted && openLine && (
          <LineDialog
            line={openLine}
            aisles={aisles}
            open={details.open}
            onClose={details.hide}
            onRemovePart={actions.removePart}
            onRemove={() => {
              details.hide();
              actions.rows.remove(openLine);
            }}
            onMove={(aisle) => actions.say(setAisle(openLine.product, aisle))}
          />
        )}
      </Suspense>
    </div>
  );
}
