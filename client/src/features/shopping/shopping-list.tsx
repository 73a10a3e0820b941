import { Plus } from 'lucide-react';
import { startTransition, Suspense, useEffect, useMemo, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { Aisle } from '../../graphql.generated';
import { EmptyBasket } from '../../illustrations/scenes/empty-basket';
import { lazyPage } from '../../i18n/lazy-page';
import { useStoredValue } from '../../lib/stored-value';
import { useMedia } from '../../lib/use-media';
import { useOnDemand } from '../../lib/use-on-demand';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { BoughtRecipes, type BoughtRecipesProps } from './bought-recipes';
import { createChecksStore } from './checks-store';
import { firstLines, groupItems, type ListedRow, type ShownLine } from './group-items';
import { ListBand } from './list-band';
import { ListSection } from './list-section';
import { toFreezeStore } from './freeze-store';
import type { ListSettingsProps } from './list-settings';
import { listView } from './list-view';
import { PrintTitle } from './print-title';
import { QuickAdd } from './quick-add';
import type { ItemCheck } from '../../entities/shopping/read-checks';
import { searchItems } from './search-items';
import { UndoBar } from './undo-bar';
import { createUndoStore } from './undo-store';
import { ChecksContext } from './use-checks';
import { useListActions } from './use-list-actions';
import { useSetProductAisle } from './use-set-product-aisle';
import { useSettled } from './use-settled';

const AddItemDialog = lazyPage(
  async () => (await import('./add-item-dialog')).AddItemDialog,
  'list-settings',
);
const LineDialog = lazyPage(
  async () => (await import('./line-dialog')).LineDialog,
  'list-settings',
);
const MealsAhead = lazyPage(
  async () => (await import('./meals-ahead')).MealsAhead,
  'list-settings',
);
const ListSettings = lazyPage(
  async () => (await import('./list-settings')).ListSettings,
  'list-settings',
);

const StaplesToCheck = lazyPage(
  async () => (await import('./staples-to-check')).StaplesToCheck,
  'shopping',
);
const FreezeOffer = lazyPage(
  async () => (await import('./freeze-offer')).FreezeOffer,
  'list-settings',
);

/** Wide enough for the column of the list and the meals beside it. */
const laptop = '(min-width: 80rem)';
/** More rows than any screen shows at once. */
const inSight = 20;

interface ShoppingListProps {
  items: readonly (ListedRow & { toCheck: boolean })[];
  bought: BoughtRecipesProps['bought'];
  aisles: readonly Aisle[];
  /** The ticks of a list that the cache does not know yet. */
  answered: readonly ItemCheck[] | null;
}

/** The list itself: rows change by themselves, this renders when they come, go or sink. */
export function ShoppingList({ items, bought, aisles, answered }: ShoppingListProps) {
  const { t } = useTranslation(['shopping', 'common']);
  const { cache } = useApolloClient();
  const [checks] = useState(() => createChecksStore(cache, answered));
  useEffect(() => checks.open(), [checks]);
  const grouping = useStoredValue(listView);
  const [search, setSearch] = useState('');
  const [articles, toCheck] = useMemo(
    () => [items.filter((item) => !item.toCheck), items.filter((item) => item.toCheck)],
    [items],
  );
  const settled = useSettled(articles, checks);
  const [changes] = useState(createUndoStore);
  const actions = useListActions(checks, changes);
  const setAisle = useSetProductAisle();
  const [adding, details, settings] = [useOnDemand(), useOnDemand(), useOnDemand()];
  const [settingsOf, setSettingsOf] = useState<ListSettingsProps['of']>('aisles');
  const openSettings = (of: ListSettingsProps['of']): void => {
    setSettingsOf(of);
    settings.show();
  };
  const [openKey, setOpenKey] = useState<string | null>(null);

  const sections = useMemo(() => {
    return groupItems(searchItems(articles, search), grouping, settled, aisles);
  }, [articles, search, grouping, settled, aisles]);
  const openLine = sections.flatMap(({ lines }) => lines).find(({ key }) => key === openKey);

  const toFreeze = useStoredValue(toFreezeStore);
  const putAway = { changes, checks, bought, say: actions.say };
  const listed = useMemo(() => new Set(articles.map(({ product }) => product)), [articles]);

  // A thousand rows take a while to draw: those in sight first, the rest below them without a pause.
  const [whole, setWhole] = useState(false);
  const isStored = answered === null;
  useEffect(() => {
    if (isStored) startTransition(() => setWhole(true));
  }, [isStored]);
  const drawn = whole ? sections : firstLines(sections, inSight);

  const { show } = details;
  const { clearProblem } = actions;
  const rowActions = useMemo(
    () => ({
      ...actions.rows,
      open: ({ key }: ShownLine) => {
        clearProblem();
        setOpenKey(key);
        show();
      },
    }),
    [actions.rows, clearProblem, show],
  );

  const isEmpty = articles.length === 0;
  const isWide = useMedia(laptop);
  const boughtRecipes = <BoughtRecipes {...putAway} />;

  const list = (
    <div className="grid grid-cols-1 content-start gap-2 sm:gap-6">
      <div className="sticky top-[var(--top-bar,3.75rem)] z-[9] -mx-4 bg-paper px-4 pb-1 sm:py-2 sm:-mx-6 sm:px-6 print:hidden">
        <QuickAdd listed={listed} onAdd={(line) => actions.add({ line })} />
      </div>
      {actions.problem !== null && (
        <Banner tone="error" onDismiss={actions.clearProblem} dismissLabel={t('common:close')}>
          {actions.problem}
        </Banner>
      )}
      {toFreeze.length > 0 && (
        <Suspense fallback={null}>
          <FreezeOffer items={toFreeze} />
        </Suspense>
      )}
      {isEmpty && boughtRecipes}
      {isEmpty ? (
        <Card>
          <EmptyState
            illustration={<EmptyBasket />}
            title={t('empty.title')}
            action={
              <>
                <Button icon={Plus} onClick={adding.show}>
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
        <ChecksContext value={checks}>
          <ListBand
            search={search}
            onSearch={setSearch}
            onAdd={adding.show}
            onRemoveChecked={actions.removeChecked}
            onArrange={() => openSettings('aisles')}
            putAway={putAway}
          />
          <div
            data-print-sheet
            // The field above stays in sight, over what the keyboard walks to.
            className="grid grid-cols-1 gap-5 sm:gap-8 print:block print:space-y-5 [&_:is(input,button)]:scroll-mt-20 [&_:is(input,button)]:scroll-mb-12"
          >
            <PrintTitle />
            {drawn.map((section) => (
              <ListSection key={section.key} section={section} actions={rowActions} />
            ))}
            {sections.length === 0 && (
              <p role="status" className="py-8 text-center text-muted">
                {t('noMatch', { search: search.trim() })}
              </p>
            )}
          </div>
        </ChecksContext>
      )}
      <Suspense fallback={null}>
        <StaplesToCheck items={toCheck} actions={actions.staples} onOpen={openSettings} />
      </Suspense>
      {/* Below the rows, which do not move for it. */}
      {!isEmpty && boughtRecipes}
      <UndoBar onUndo={actions.undo} {...putAway} />
      <Suspense fallback={null}>
        {adding.wanted && (
          <AddItemDialog
            open={adding.open}
            onClose={adding.hide}
            onAdd={(said) => void actions.add(said)}
          />
        )}
        {settings.wanted && (
          <ListSettings
            of={settingsOf}
            aisles={aisles}
            open={settings.open}
            onClose={settings.hide}
          />
        )}
        {details.wanted && openLine && (
          <LineDialog
            line={openLine}
            aisles={aisles}
            problem={actions.problem}
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
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 xl:grid-cols-[minmax(0,45rem)_minmax(0,22rem)]">
      {list}
      {isWide && (
        <div className="sticky top-[calc(var(--top-bar,3.75rem)+1.5rem)]">
          <Suspense fallback={null}>
            <MealsAhead />
          </Suspense>
        </div>
      )}
    </div>
  );
}
