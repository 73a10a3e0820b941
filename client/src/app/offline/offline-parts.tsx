import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDelivery } from '../../offline/deliveries';
import { readStored, writeStored } from '../../lib/browser-storage';
import type { Delivery } from '../../offline/outbox';
import { useToast } from '../../ui/use-toast';
import { followVersions } from './follow-versions';
import { useLeaveQuestion } from './leave-question';
import { nameManifest } from './name-manifest';

const loadWarning = () => import('./leave-warning');
const LeaveWarning = lazy(async () => ({ default: (await loadWarning()).LeaveWarning }));

/** Whether this page was loaded anew because a new build had taken its parts away (public/boot.js); said once. */
function takeRenewed(): boolean {
  const isDue = readStored('session', renewed) !== null;
  writeStored('session', renewed, null);
  return isDue;
}

const renewed = 'page-renewed';

/** What happens out of sight: being installed, new versions, and what becomes of changes that waited. */
export function OfflineParts() {
  const { t } = useTranslation('offline');
  const toast = useToast();

  const offer = useEffectEvent((accept: () => void) =>
    toast({
      title: t('update.title'),
      description: t('update.text'),
      action: { label: t('update.accept'), onAction: accept },
      durationMs: 0,
    }),
  );
  useEffect(() => {
    // While developing there is nothing built to keep.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return followVersions((accept) => offer(accept));
  }, []);

  const tellRenewed = useEffectEvent(() =>
    toast({ title: t('renewed.title'), description: t('renewed.text') }),
  );
  useEffect(() => {
    if (takeRenewed()) tellRenewed();
  }, []);

  useEffect(nameManifest, []);

  const tell = useEffectEvent(({ sent, refused }: Delivery) => {
    for (const { name } of refused)
      toast({ tone: 'error', title: t('refused'), description: name, durationMs: 0 });
    if (sent > 0) toast({ tone: 'success', title: t('sent', { count: sent }) });
  });
  useEffect(() => onDelivery((delivery) => tell(delivery)), []);

  const question = useLeaveQuestion();
  // It may be needed where nothing can be fetched.
  useEffect(() => void loadWarning().catch(() => undefined), []);
  const [asked, setAsked] = useState(false);
  if (question && !asked) setAsked(true);
  return <Suspense fallback={null}>{asked && <LeaveWarning />}</Suspense>;
}
