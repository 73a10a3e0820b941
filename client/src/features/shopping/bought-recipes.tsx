import { Refrigerator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeleteItems } from '../../entities/shopping/use-delete-items';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { usePutAway, type PutAwayOptions } from './use-put-away';

export interface BoughtRecipesProps extends PutAwayOptions {
  bought: readonly { id: string; product: string; recipeTitle: string | null }[];
}

/**
 * The recipes that left the list because they were complete, until somebody of the household puts what was bought for
 * them into the fridge: not always who was at the shop.
 */
export function BoughtRecipes(options: BoughtRecipesProps) {
  const { t } = useTranslation('shopping');
  const { bought: lines } = options;
  const { putAwayAll, puttingAway } = usePutAway(options);
  const deleteItems = useDeleteItems();
  if (lines.length === 0) return null;
  const ids = lines.map(({ id }) => id);
  const count = new Set(lines.map(({ product }) => product)).size;
  const titles = [...new Set(lines.flatMap(({ recipeTitle }) => recipeTitle ?? []))];
  return (
    <Card
      as="section"
      tone="herb"
      padding="sm"
      aria-labelledby="bought-recipes"
      className="flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="bought-recipes" className="text-lg">
          {t('bought.title')}
        </h2>
        <p className="wrap-break-word">{t('bought.text', { count, titles: titles.join(' · ') })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Refrigerator}
          loading={puttingAway}
          onClick={() => void putAwayAll()}
        >
          {t('bought.putAway')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={puttingAway}
          onClick={() => options.say(deleteItems(ids))}
        >
          {t('bought.leave')}
        </Button>
      </div>
    </Card>
  );
}
