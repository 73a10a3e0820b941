import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../ui/skeleton';
import './fridge.css';
import { shelves } from './shelf';

/** The fridge's shape, while its content is on its way. */
export function FridgeSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      <div className="fridge fridge-body rounded-[2rem] p-2 sm:p-4">
        <div className="fridge-inside grid gap-1 rounded-[1.5rem] p-4 lg:grid-cols-2">
          {Array.from({ length: shelves }, (_, shelf) => (
            <div
              key={shelf}
              className="flex items-end gap-6 border-b-4 border-(--fridge-glass) pt-6 pb-1 lg:last:col-span-2"
            >
              <Skeleton className="h-20 w-20" />
              <Skeleton className="h-16 w-20" />
              <Skeleton className="hidden h-20 w-16 sm:block" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
