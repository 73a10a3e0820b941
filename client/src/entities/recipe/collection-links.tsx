import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '../../app/paths';

const linkClass =
  'inline-flex min-h-touch items-center rounded-control border border-transparent px-4 py-2 text-muted hover:bg-sunken hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-herb-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** Where recipes are found: what one has kept, and the book. */
export function CollectionLinks() {
  const { t } = useTranslation('favorites');
  return (
    <nav aria-label={t('collections')} className="mb-6 flex flex-wrap gap-2">
      <NavLink to={paths.favorites} end className={linkClass}>
        {t('toFavorites')}
      </NavLink>
      <NavLink to={paths.book} end className={linkClass}>
        {t('toBook')}
      </NavLink>
    </nav>
  );
}
