import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../../lib/use-on-demand';
import { Avatar } from '../../ui/avatar';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import {
  useHouseholdSectionFragment,
  type HouseholdSectionFragment,
} from './household-section.generated';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { useLeaveHousehold } from './use-leave-household';
import { VerifyFirst } from './verify-first';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));

/** As many as a household holds. */
const mostMembers = 8;

/** Who shares the kitchen: its members, whom they have invited, and the way out. */
export function HouseholdSection({ from }: { from: FragmentType<HouseholdSectionFragment> }) {
  const { t } = useTranslation('households');
  const { data, complete } = useHouseholdSectionFragment(from);
  if (!complete) return null;
  const { id: me, email, emailVerified, household } = data;
  const { members, invitations } = household;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="divide-y divide-line" aria-label={t('members')}>
        {members.map(({ id, firstName }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
            <Avatar name={firstName} decorative />
            <span className="min-w-0 flex-1 basis-30 font-semibold wrap-break-word">
              {firstName}
            </span>
            {id === me && (
              <Chip tone="herb" size="sm">
                {t('you')}
              </Chip>
            )}
          </li>
        ))}
      </ul>
      {members.length >= mostMembers && <p className="text-muted">{t('full')}</p>}
      {members.length < mostMembers &&
        (emailVerified ? <InviteForm /> : <VerifyFirst email={email} />)}
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
      {members.length > 1 && (
        <Leave others={members.filter(({ id }) => id !== me).map(({ firstName }) => firstName)} />
      )}
    </div>
  );
}

const names = new Intl.ListFormat('fr');

function Leave({ others }: { others: readonly string[] }) {
  const { t } = useTranslation('households');
  const question = useOnDemand();
  const leave = useLeaveHousehold();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(await leave());
    setBusy(false);
    question.hide();
  };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Button variant="secondary" onClick={question.show}>
        {t('leave.open')}
      </Button>
      {question.wanted && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={question.open}
            onOpenChange={(open) => (open ? question.show() : question.hide())}
            title={t('leave.title')}
            description={t('leave.text', { names: names.format(others) })}
            confirmLabel={t('leave.confirm')}
            cancelLabel={t('leave.cancel')}
            busy={busy}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      )}
    </div>
  );
}
