import { Wand2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MealTypePicture } from '../../illustrations/meal-type-picture';
import { Button } from '../../ui/button';
import { ThumbBar } from '../../ui/thumb-bar';
import { ChoicesForm } from './choices-form';
import type { Usual, WeekChoices } from './week-choices';
import { WeekHead } from './week-head';

interface ChoicesViewProps {
  usual: Usual;
  choices: WeekChoices;
  /** What has become of the week before. */
  notice: string | null;
  /** Why nothing was proposed. */
  problem: string | null;
  onChange: (choices: WeekChoices) => void;
  onPropose: () => void;
  /** Null where there is no menu to go back to. */
  onBack: (() => void) | null;
}

/** What the week is to be like: all of it is chosen already, so one press is enough. */
export function ChoicesView(props: ChoicesViewProps) {
  const { usual, choices, notice, problem, onChange, onPropose, onBack } = props;
  const { t } = useTranslation('week');
  return (
    <div className="mx-auto max-w-4xl">
      <WeekHead
        kicker={t('choices.kicker')}
        title={t('choices.heading')}
        text={t('choices.text')}
        actions={
          <MealTypePicture
            mealType="MAIN"
            className="aspect-[4/1] w-full rounded-card sm:aspect-square sm:w-40"
          />
        }
      />
      {notice !== null && (
        <p role="status" className="mb-9 rounded-control bg-herb-soft px-4 py-3 text-herb">
          {notice}
        </p>
      )}
      <ChoicesForm usual={usual} choices={choices} onChange={onChange} />
      <ThumbBar className="sm:static">
        {problem !== null && (
          <p
            role="alert"
            className="mb-2 rounded-control bg-tomato-soft px-4 py-3 text-sm text-tomato"
          >
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            size="lg"
            icon={Wand2}
            onClick={onPropose}
            className="grow max-sm:min-h-13 sm:grow-0"
          >
            {t('choices.propose')}
          </Button>
          {onBack && (
            <Button
              size="lg"
              variant="secondary"
              onClick={onBack}
              className="grow max-sm:min-h-13 sm:grow-0"
            >
              {t('choices.back')}
            </Button>
          )}
        </div>
      </ThumbBar>
    </div>
  );
}
