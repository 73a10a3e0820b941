import type { FragmentType } from '@apollo/client';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { planningOf } from '../../entities/planned-meal/planning-of';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { ProposalChanges } from './proposal-changes';
import { useProposalFragment, type ProposalFragment } from './proposal.generated';
import { useApplyProposal } from './use-apply-proposal';
import { useUndoProposal } from './use-undo-proposal';

const pageOf = {
  SHOPPING_ITEM: paths.shopping,
  INVENTORY_ITEM: paths.inventory,
  FAVORITE: paths.favorites,
  PREFERENCE: paths.settings,
} as const;

interface ProposalCardProps {
  from: FragmentType<ProposalFragment>;
  messageId: string;
  /** It is what was left out of one that is applied. */
  isRest: boolean;
  onOpenRecipe: (recipeId: string) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** What the chef would change, line by line. Nothing of it is done before the person says so, and each may be left. */
export function ProposalCard({ from, messageId, isRest, onOpenRecipe }: ProposalCardProps) {
  const { t } = useTranslation('chef');
  const { data, complete } = useProposalFragment(from);
  const { apply, applying } = useApplyProposal(messageId);
  const { undo, undoing } = useUndoProposal();
  const [leftOut, setLeftOut] = useState(nothing);
  const [problem, setProblem] = useState<string | null>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const status = complete ? data.status : null;
  useFocusWhenDecided(state, status);
  if (!complete) return null;
  const { id, action, changes } = data;
  const decide = async (decision: Promise<string | null>): Promise<void> => {
    setProblem(null);
    setProblem(await decision);
  };
  const isWeek = action === 'PLAN_WEEK';
  const planning = planningOf(changes.flatMap(({ date }) => date ?? []));
  // What the fridge lacks for a week goes on the list with it.
  const targets = isWeek
    ? (['PLANNED_MEAL', 'SHOPPING_ITEM'] as const)
    : [...new Set(changes.map(({ target }) => target))];
  // A week is changed meal by meal on its own page.
  const isChosen = status === 'PENDING' && changes.length > 1 && !isWeek;
  const chosen = changes.map(({ line }) => line).filter((line) => !leftOut.has(line));
  const isWhole = chosen.length === changes.length;
  const choose = (line: string, wanted: boolean): void => {
    const others = [...leftOut].filter((each) => each !== line);
    setLeftOut(new Set(wanted ? others : [...others, line]));
    setProblem(null);
  };
  const press = (): void => {
    if (chosen.length === 0) setProblem(t('proposal.applyNone'));
    else void decide(apply(id, isWhole ? null : chosen));
  };
  return (
    <div
      // A landmark must have a name of its own, and two proposals may be alike.
      role="group"
      aria-labelledby={`proposal-${id}`}
      className="grid w-xl gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 id={`proposal-${id}`} className="text-lg">
        {t(`proposal.title.${action}`)}
      </h3>
      <ProposalChanges
        changes={changes}
        weekId={isWeek ? id : null}
        leftOut={isChosen ? leftOut : null}
        onChoose={choose}
        onOpenRecipe={onOpenRecipe}
      />
      {problem !== null && (
        <p role="alert" className="text-sm text-tomato">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {status === 'PENDING' && (
          <Button icon={Check} loading={applying} onClick={press}>
            {chosen.length === 0 || !isChosen
              ? t(isRest ? 'proposal.applyRest' : 'proposal.apply')
              : isWhole
                ? t(isRest ? 'proposal.applyRest' : 'proposal.applyAll')
                : t('proposal.applySome', { count: chosen.length, of: changes.length })}
          </Button>
        )}
        {status === 'PENDING' && isWeek && (
          <Link to={paths.week} className={buttonClass({ variant: 'secondary' })}>
            {t('proposal.openWeek')}
          </Link>
        )}
        <p
          ref={state}
          tabIndex={-1}
          role="status"
          className="flex min-w-0 flex-1 basis-48 items-start gap-2 text-sm text-muted outline-none"
        >
          {status === 'APPLIED' && <Icon of={Check} className="text-herb" />}
          {t(`proposal.status.${data.status}`)}
        </p>
        {status === 'APPLIED' && (
          <div className="flex flex-wrap gap-2">
            {targets.map((target) => (
              <Link
                key={target}
                to={target === 'PLANNED_MEAL' ? planning : pageOf[target]}
                className={buttonClass({ variant: 'ghost', size: 'sm' })}
              >
                {t(`proposal.see.${target}`)}
              </Link>
            ))}
            <Button
              variant="secondary"
              size="sm"
              icon={RotateCcw}
              loading={undoing}
              onClick={() => void decide(undo(id))}
            >
              {t('proposal.undo')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The button that was pressed is gone: what has become of the proposal takes the focus. */
function useFocusWhenDecided(
  state: { readonly current: HTMLElement | null },
  status: string | null,
): void {
  const before = useRef(status);
  useEffect(() => {
    const turned = before.current !== null && before.current !== status;
    before.current = status;
    if (turned && document.activeElement === document.body) state.current?.focus();
  }, [state, status]);
}
