import type { FragmentType } from '@apollo/client';
import { Monitor } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { frenchDate } from '../../lib/french-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { useToast } from '../../ui/use-toast';
import {
  useDevicesSectionFragment,
  type DevicesSectionFragment,
} from './devices-section.generated';
import { useRevokeSession } from './use-revoke-session';

type Session = DevicesSectionFragment['sessions'][number];

const moment = frenchDate({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Zurich',
});

interface DevicesSectionProps {
  from: FragmentType<DevicesSectionFragment>;
  /** Ends every session, this one too, and leaves. */
  onSignOutEverywhere: () => void;
}

/** Where the account is signed in; each device can be signed out from here. */
export function DevicesSection({ from, onSignOutEverywhere }: DevicesSectionProps) {
  const { t } = useTranslation('accounts');
  const { data, complete } = useDevicesSectionFragment(from);
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (!complete) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {data.sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            onProblem={setProblem}
            // Its button goes with it: what is left takes the focus.
            onGone={() => list.current?.focus()}
          />
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={onSignOutEverywhere}>
        {t('devices.everywhere')}
      </Button>
    </div>
  );
}

interface DeviceProps {
  session: Session;
  onProblem: (problem: string | null) => void;
  onGone: () => void;
}

function Device({ session, onProblem, onGone }: DeviceProps) {
  const { t } = useTranslation('accounts');
  const revoke = useRevokeSession();
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const name = session.device || t('devices.unknown');
  const signOut = async (): Promise<void> => {
    setLeaving(true);
    const problem = await revoke(session.id);
    onProblem(problem);
    setLeaving(false);
    if (problem !== null) return;
    toast({ tone: 'success', title: t('devices.signedOut', { name }) });
    onGone();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={Monitor} className="text-muted" />
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {t('devices.lastSeen', { moment: moment.format(new Date(session.lastSeenAt)) })}
        </p>
      </div>
      {session.current ? (
        <Chip tone="herb" size="sm">
          {t('devices.current')}
        </Chip>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          loading={leaving}
          aria-label={t('devices.signOutOne', { name })}
          onClick={() => void signOut()}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  );
}
