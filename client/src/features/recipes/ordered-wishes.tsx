import { Check, ChefHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../entities/recipe/generation-order';
import { Chip } from '../../ui/chip';
import { askedWishes } from './order-wishes';
import { useWishWords } from './use-wish-words';

/** What was asked beside the type, so that one sees that the chef was told. */
export function OrderedWishes({ order }: { order: Order }) {
  const { t } = useTranslation('suggestions');
  const words = useWishWords(order);
  const asked = askedWishes(order);
  if (asked.length === 0) return null;
  return (
    <div role="group" aria-label={t('wishes.legend')} className="flex flex-wrap gap-1.5">
      {asked.map((name) => (
        <Chip key={name} size="sm">
          {words(name)}
        </Chip>
      ))}
    </div>
  );
}

/** The same of a finished recipe: a check mark for what can be told from it, and for the rest what it was written for. */
export function MetWishes({ order }: { order: Order }) {
  const { t } = useTranslation('suggestions');
  const words = useWishWords(order);
  const asked = askedWishes(order);
  if (asked.length === 0) return null;
  return (
    <div role="group" aria-labelledby="met-wishes" className="flex flex-wrap items-center gap-1.5">
      <p id="met-wishes" className="mr-1 text-sm text-muted">
        {t('wishes.met')}
      </p>
      {asked.map((name) =>
        name === 'maxMinutes' || name === 'ingredient' ? (
          <Chip key={name} size="sm" tone="herb" icon={Check}>
            {words(name)}
          </Chip>
        ) : (
          <Chip key={name} size="sm" tone="herb" icon={ChefHat}>
            {t(`wishes.written.${name}`)}
          </Chip>
        ),
      )}
    </div>
  );
}
