import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { isNarrow, type BookFilter } from './use-book-filter';

interface NothingFoundProps {
  filter: BookFilter;
  /** Asks without the words. */
  onClear: () => void;
  onLess: (less: Partial<BookFilter>) => void;
}

const unfiltered = { mealType: null, minutes: null, on: new Set<never>() };

/** What was asked for and is not in the book, and each way to ask for less. */
export function NothingFound({ filter, onClear, onLess }: NothingFoundProps) {
  const { t } = useTranslation('book');
  const { search, on, forAnybody } = filter;
  const isSearched = search !== '';
  const isFiltered = isNarrow({ ...filter, search: '' });
  const others = [...on].filter((each) => each !== 'maison');
  const isOnlyAtHome = isFiltered && !isNarrow({ ...filter, on: new Set(others) });
  return (
    <EmptyState
      size="sm"
      illustration={<EmptyPlate />}
      title={isSearched ? t('nothing.searched', { search }) : t('nothing.filtered')}
      action={
        <>
          {isOnlyAtHome && (
            <Link to={paths.inventory} className={buttonClass()}>
              {t('toFridge')}
            </Link>
          )}
          {isSearched && <Button onClick={onClear}>{t('nothing.clear', { search })}</Button>}
          {isFiltered && (
            <Button
              variant={isSearched || isOnlyAtHome ? 'secondary' : 'primary'}
              onClick={() => onLess(unfiltered)}
            >
              {t('nothing.unfilter')}
            </Button>
          )}
          {!forAnybody && (
            <Button variant="secondary" onClick={() => onLess({ forAnybody: true })}>
              {t('nothing.forAnybody')}
            </Button>
          )}
        </>
      }
    >
      {isOnlyAtHome ? t('nothingAtHome') : t(isFiltered ? 'nothing.tooMuch' : 'nothing.otherWord')}
      {!forAnybody && ` ${t('nothing.forUs')}`}
    </EmptyState>
  );
}
