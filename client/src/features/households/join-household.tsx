import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Banner } from '../../ui/banner';
import { buttonClass } from '../../ui/button-class';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { InvitedViewer } from './invited-viewer';
import { useAcceptInvitation } from './use-accept-invitation';

interface JoinHouseholdProps {
  token: string;
  viewer: InvitedViewer;
  onJoined: () => void;
}

const list = new Intl.ListFormat('fr');

/** Says what becomes of what one has, before anything is pressed. */
export function JoinHousehold({ token, viewer, onJoined }: JoinHouseholdProps) {
  const { t } = useTranslation('households');
  const accept = useAcceptInvitation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const others = viewer.members.filter(({ id }) => id !== viewer.id);
  const join = async (): Promise<void> => {
    setBusy(true);
    const sentence = await accept(token);
    setProblem(sentence);
    setBusy(false);
    if (sentence === null) onJoined();
  };
  const consequences = [
    others.length === 0
      ? t('join.bring')
      : t('join.leave', { names: list.format(others.map(({ firstName }) => firstName)) }),
    t('join.restrictions'),
    t('join.own'),
    t('join.subscription'),
  ];
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {consequences.map((consequence) => (
          <li key={consequence} className="flex gap-3">
            <Icon of={Check} className="mt-0.5 shrink-0 text-herb" />
            <span>{consequence}</span>
          </li>
        ))}
      </ul>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <div className="grid grid-cols-1 gap-3">
        <Button size="lg" loading={busy} onClick={() => void join()}>
          {t(busy ? 'join.submitting' : 'join.submit')}
        </Button>
        <Link to={paths.dashboard} className={buttonClass({ variant: 'ghost' })}>
          {t('join.later')}
        </Link>
      </div>
      <p className="text-sm text-muted">{t('join.signedInAs', { email: viewer.email })}</p>
    </>
  );
}
