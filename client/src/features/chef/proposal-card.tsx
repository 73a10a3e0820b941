import type { FragmentType } from '@apollo/client';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { keyedLines } from '../../entities/recipe/keyed-lines';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { ChangeLine } from './change-line';
import { useProposalFragment, type ProposalFragment } from './proposal.generated';
import { useApplyProposal } from './use-apply-proposal';
import { useUndoProposal } from './use-undo-proposal';

const pageOf = {
  SHOPPING_ITEM: paths.shopping,
  PLANNED_MEAL: paths.planning,
  INVENTORY_ITEM: paths.inventory,
  FAVORITE: paths.favorites,
} as const;

/** What the chef would change, line by line. Nothing of it is done before the person says so. */
export function ProposalCard({ from }: { from: FragmentType<ProposalFragment> }) {
  const { t } = useTranslation('chef');
  const { data, complete } = useProposalFragment(from);
  const { apply, applying } = useApplyProposal();
  const { undo, undoing } = useUndoProposal();
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
  const target = changes[0]?.target;
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
      <ul className="grid divide-y divide-line border-y border-line">
        {keyedLines(changes.map(({ name }) => name)).map(({ key }, index) => (
          <ChangeLine key={key} change={changes[index]} />
        ))}
      </ul>
      {problem !== null && (
        <p role="alert" className="text-sm text-tomato">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {status === 'PENDING' && (
          <Button icon={Check} loading={applying} onClick={() => void decide(apply(id))}>
            {t('proposal.apply')}
          </Button>
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
        {status === 'APPLIED' && target && (
          <div className="flex flex-wrap gap-2">
            <Link to={pageOf[target]} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              {t(`proposal.see.${target}`)}
            </Link>
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
