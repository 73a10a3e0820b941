import { useTranslation } from 'react-i18next';

interface ConflictListProps {
  conflicts: readonly { word: string; reason: string; line: string }[];
}

/** What the household does not eat, where the chef put it, and why that is so. */
export function ConflictList({ conflicts }: ConflictListProps) {
  const { t } = useTranslation('recipes');
  return (
    <div>
      <p className="font-semibold">{t('failed.conflicts')}</p>
      <ConflictItems conflicts={conflicts} />
    </div>
  );
}

export function ConflictItems({ conflicts }: ConflictListProps) {
  const { t } = useTranslation('recipes');
  return (
    <ul className="mt-2 grid list-disc gap-2 pl-5">
      {conflicts.map(({ word, reason, line }) => (
        <li key={`${word} ${reason}: ${line}`}>
          {t('failed.conflict', { word, reason })}
          {line !== word && (
            <span className="block text-muted">{t('failed.conflictLine', { line })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same below the sentence that says why there is no recipe; nothing without a conflict. */
export function ConflictBox({ conflicts }: ConflictListProps) {
  if (conflicts.length === 0) return null;
  return (
    <div className="mt-5 w-full rounded-control bg-tomato-soft p-4 text-left text-sm">
      <ConflictList conflicts={conflicts} />
    </div>
  );
}
