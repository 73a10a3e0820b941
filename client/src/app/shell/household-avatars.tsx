import { useTranslation } from 'react-i18next';
import { AvatarStack } from '../../ui/avatar-stack';

interface HouseholdAvatarsProps {
  members: readonly { id: string; firstName: string }[];
}

/** Who shares the household. A person alone needs none: their own picture opens the menu beside it. */
export function HouseholdAvatars({ members }: HouseholdAvatarsProps) {
  const { t } = useTranslation('shell');
  const names = new Intl.ListFormat('fr').format(members.map(({ firstName }) => firstName));
  return (
    <span className="hidden shrink-0 sm:block">
      <AvatarStack
        max={3}
        label={t('household', { names })}
        people={members.map(({ id, firstName }) => ({ id, name: firstName }))}
      />
    </span>
  );
}
