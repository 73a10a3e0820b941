import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { ConflictItems } from './conflict-list';
import { useDietCheck, type FromWhyItFits } from './use-diet-check';

/** That a recipe names what the household does not eat, as it may once somebody's restrictions have changed. */
export function DietWarning({ from, className }: { from: FromWhyItFits; className?: string }) {
  const { t } = useTranslation('recipes');
  const known = useDietCheck(from);
  if (!known?.isCurrent || known.check.dietConflicts.length === 0) return null;
  return (
    <Banner tone="warning" title={t('fits.broken')} className={className}>
      <ConflictItems conflicts={known.check.dietConflicts} />
    </Banner>
  );
}
