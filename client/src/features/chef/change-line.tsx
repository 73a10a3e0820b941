import { BookOpen, Check, Minus, PencilLine, Plus, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckMark } from '../../ui/check-mark';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { changeDetails, type Change } from './change-words';
import type { WeekDish } from './use-week-dishes';

const WeekDishLine = lazy(async () => ({
  default: (await import('./week-dish-line')).WeekDishLine,
}));

const looks = {
  ADD: { icon: Plus, tone: 'bg-herb-soft text-herb' },
  CHANGE: { icon: PencilLine, tone: 'bg-saffron-soft text-saffron-ink' },
  REMOVE: { icon: Minus, tone: 'bg-tomato-soft text-tomato' },
  TICK: { icon: Check, tone: 'bg-herb-soft text-herb' },
} as const;

interface ChangeLineProps {
  change: Change;
  /** Of a proposed week. */
  dish: WeekDish | null;
  /** Whether it is among what is to be applied; null where there is nothing to choose. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
  onOpenRecipe: (recipeId: string) => void;
}

/** One line of a preview: what would happen, to what, and how much of it. */
export function ChangeLine({ change, dish, chosen, onChoose, onOpenRecipe }: ChangeLineProps) {
  const { t } = useTranslation(['chef', 'recipes']);
  const { name, conflicts, recipeId } = change;
  return (
    <li className="flex gap-1 py-1">
      <div className="min-w-0 flex-1">
        {chosen === null ? (
          <div className="flex gap-3 py-1.5">
            <What change={change} />
          </div>
        ) : (
          <Choice checked={chosen} onChoose={onChoose}>
            <What change={change} />
          </Choice>
        )}
        {dish && (
          <div className="mb-1.5 flex min-h-14 items-center gap-3 pl-9">
            <Suspense fallback={null}>
              <WeekDishLine dish={dish} />
            </Suspense>
          </div>
        )}
        {conflicts.map(({ word, reason }) => (
          <p key={word} className="mb-1.5 flex items-start gap-1.5 pl-9 text-sm text-tomato">
            <Icon of={TriangleAlert} size={16} className="mt-0.5" />
            {t('proposal.conflict', { word, reason })}
          </p>
        ))}
      </div>
      {recipeId !== null && (
        <IconButton
          label={t('proposal.openDish', { title: name })}
          icon={BookOpen}
          onClick={() => onOpenRecipe(recipeId)}
        />
      )}
    </li>
  );
}

function What({ change }: { change: Change }) {
  const { t } = useTranslation(['chef', 'recipes']);
  const { effect, name } = change;
  const { icon, tone } = looks[effect];
  const details = changeDetails(t, change);
  return (
    <>
      <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon of={icon} size={16} />
        <span className="sr-only">{t(`proposal.effect.${effect}`)}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-break-word">{name}</span>
        {details.length > 0 && (
          <span className="block text-sm text-muted tabular-nums">{details.join('\u00a0· ')}</span>
        )}
      </span>
    </>
  );
}

interface ChoiceProps {
  checked: boolean;
  onChoose: (chosen: boolean) => void;
  children: ReactNode;
}

function Choice({ checked, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className="relative flex min-h-touch gap-3 py-1.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChoose(event.target.checked)}
        aria-labelledby={id}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={
          'grid size-6.5 shrink-0 place-items-center rounded-sm border border-control bg-surface transition-ui ' +
          'peer-checked:border-herb peer-checked:bg-herb peer-focus-visible:outline-3 ' +
          'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus'
        }
      >
        <CheckMark />
      </span>
      <span id={id} className={`flex min-w-0 flex-1 gap-3 ${checked ? '' : 'text-muted'}`}>
        {children}
      </span>
    </label>
  );
}
