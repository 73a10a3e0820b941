import { useTranslation } from 'react-i18next';
import { initials } from '../../lib/initials';
import { Avatar } from './avatar';

/** How many members are drawn; the others are counted. */
const drawn = 3;

interface HouseholdAvatarsProps {
  members: readonly { id: string; firstName: string; avatarUrl: string | null }[];
}

/** Who shares the household. A person alone sees none: their own picture opens the menu beside it. */
export function HouseholdAvatars({ members }: HouseholdAvatarsProps) {
  const { t } = useTranslation('shell');
  if (members.length < 2) return null;
  const names = new Intl.ListFormat('fr').format(members.map(({ firstName }) => firstName));
  const others = members.length - drawn;
  return (
    <div
      role="img"
      aria-label={t('household', { names })}
      className="hidden items-center -space-x-2.5 sm:flex"
    >
      {members.slice(0, drawn).map(({ id, firstName, avatarUrl }) => (
        <Avatar key={id} initials={initials(firstName)} url={avatarUrl} />
      ))}
      {others > 0 && <Avatar initials={`+${others}`} url={null} />}
    </div>
  );
}
