import { useTranslation } from 'react-i18next';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { Skeleton, SkeletonText } from '../../ui/skeleton';
import { FirstIngredients } from './first-ingredients';
import { GenerationFeed } from './generation-feed';
import type { GenerationProgressFragment } from './generation-progress.generated';

interface ChefWritingProps {
  orderId: string;
  /** Null until the server has taken the order. */
  generation: GenerationProgressFragment | null;
}

/** A recipe that fills in as the chef writes it. */
export function ChefWriting({ orderId, generation }: ChefWritingProps) {
  const { t } = useTranslation('suggestions');
  const { title = null, description = null, ingredients = [] } = generation ?? {};
  return (
    <div aria-busy className="grid gap-5">
      {generation && <GenerationFeed key={orderId} id={orderId} seq={generation.seq} />}
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 rounded-control bg-herb-soft p-4">
        <ChefAtWork className="w-full" />
        <div role="status">
          <h3 className="text-xl">{t('writing.heading')}</h3>
          <p className="mt-1">{t('writing.text')}</p>
        </div>
      </div>
      {title === null ? (
        <Skeleton className="h-9 w-4/5" />
      ) : (
        <h4 className="animate-rise text-3xl">{title}</h4>
      )}
      {description === null ? (
        <SkeletonText lines={3} />
      ) : (
        <p className="animate-rise text-lg text-muted">{description}</p>
      )}
      <div className="min-h-36">
        {ingredients.length > 0 ? (
          <FirstIngredients ingredients={ingredients} arriving />
        ) : (
          <SkeletonText lines={3} />
        )}
      </div>
    </div>
  );
}
