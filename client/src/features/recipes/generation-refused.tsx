import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { ConflictBox } from '../../entities/recipe/conflict-list';
import type { Order, Refusal } from '../../entities/recipe/generation-order';
import { ModelWords } from '../../entities/recipe/model-words';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { Button } from '../../ui/button';
import { wishesInTheWay, type WishName } from './order-wishes';
import { ProblemCard } from './problem-card';
import { useWishWords } from './use-wish-words';

interface GenerationRefusedProps {
  order: Order;
  refusal: Refusal;
  onChangeType: () => void;
  onRetry: () => void;
  onRetryWithout: (wish: WishName) => void;
}

/** No recipe came of it: what the household does not eat is named, and what of the wishes stands in the way. */
export function GenerationRefused(props: GenerationRefusedProps) {
  const { order, refusal, onRetryWithout, ...ways } = props;
  const { t } = useTranslation(['recipes', 'suggestions']);
  const { t: sentence } = useTranslation('errors');
  const words = useWishWords(order);
  const quoted = (name: WishName): string => t('suggestions:wishes.quoted', { wish: words(name) });
  const inTheWay = wishesInTheWay(refusal);
  const unmet = refusal.code === 'WISHES_UNMET' && inTheWay.length > 0;
  return (
    <ProblemCard
      {...ways}
      alert
      illustration={<SpiltPot />}
      title={t('failed.heading')}
      message={
        unmet
          ? sentence('recipes.generationFailed', {
              reason: t('suggestions:wishes.unmet', {
                wishes: inTheWay.map(quoted).join(t('suggestions:wishes.and')),
              }),
            })
          : refusalSentence(sentence, 'startRecipeGeneration', refusal)
      }
      betterWays={inTheWay.map((name) => (
        <Button key={name} icon={RotateCw} onClick={() => onRetryWithout(name)}>
          {t('suggestions:wishes.retryWithout', { wish: quoted(name) })}
        </Button>
      ))}
    >
      <ConflictBox conflicts={refusal.conflicts ?? []} />
      <ModelWords words={refusal.modelWords} />
    </ProblemCard>
  );
}
