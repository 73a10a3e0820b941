import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseholdPeopleFragment } from '../../entities/household/household-people.generated';
import { longDay } from '../../entities/subscription/long-day';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useRevokeInvitation } from './use-revoke-invitation';

type Invitation = HouseholdPeopleFragment['invitations'][number];

/** What is offered and not taken yet; each can be taken back. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('households');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">{t('pending.title')}</h3>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <Pending key={invitation.id} invitation={invitation} onProblem={setProblem} />
        ))}
      </ul>
    </section>
  );
}

interface PendingProps {
  invitation: Invitation;
  onProblem: (problem: string | null) => void;
}

function Pending({ invitation, onProblem }: PendingProps) {
  const { t } = useTranslation('households');
  const revoke = useRevokeInvitation();
  const [busy, setBusy] = useState(false);
  const { id, email, expiresAt, invitedBy } = invitation;
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    onProblem(await revoke(id));
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={MailOpen} className="text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-muted">
          {t('pending.until', {
            name: invitedBy.firstName,
            day: longDay.format(new Date(expiresAt)),
          })}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        loading={busy}
        aria-label={t('pending.revokeOne', { email })}
        onClick={() => void takeBack()}
      >
        {t('pending.revoke')}
      </Button>
    </li>
  );
}
