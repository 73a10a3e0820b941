import { useTranslation } from 'react-i18next';
import { ChangeLine } from './change-line';
import type { Change } from './change-words';
import { useWeekDishes } from './use-week-dishes';

interface ProposalChangesProps {
  changes: readonly Change[];
  /** The proposal's, where it is a week. */
  weekId: string | null;
  /** The lines that are not to be applied; null where there is nothing to choose. */
  leftOut: ReadonlySet<string> | null;
  onChoose: (line: string, chosen: boolean) => void;
  onOpenRecipe: (recipeId: string) => void;
}

/** In their order, by where they are. */
function byPlace(changes: readonly Change[]): [Change['target'], Change[]][] {
  const places = new Map<Change['target'], Change[]>();
  for (const change of changes)
    places.set(change.target, [...(places.get(change.target) ?? []), change]);
  return [...places];
}

/** What a proposal would change, line by line; of several places, each under its name. */
export function ProposalChanges({
  changes,
  weekId,
  leftOut,
  onChoose,
  onOpenRecipe,
}: ProposalChangesProps) {
  const { t } = useTranslation('chef');
  const places = byPlace(changes);
  const dishOf = useWeekDishes(weekId);
  return (
    <div className="grid gap-3">
      {places.map(([place, lines]) => (
        <div key={place} className="grid gap-1">
          {places.length > 1 && (
            <h4 className="text-sm font-semibold text-muted">{t(`proposal.place.${place}`)}</h4>
          )}
          <ul className="grid divide-y divide-line border-y border-line">
            {lines.map((change) => (
              <ChangeLine
                key={change.line}
                change={change}
                dish={dishOf(change)}
                chosen={leftOut && !leftOut.has(change.line)}
                onChoose={(chosen) => onChoose(change.line, chosen)}
                onOpenRecipe={onOpenRecipe}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
