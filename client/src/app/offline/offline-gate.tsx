import { Suspense, useState, type ReactNode } from 'react';
import { useOffline } from '../../offline/offline-state';
import { OfflinePage } from '../pages';

/** Where a page is opened without a network, whether it can be had is looked up; one that is open stays. */
export function OfflineGate({ children }: { children: ReactNode }) {
  const { away } = useOffline();
  const [openedAway] = useState(away === 'network' || away === 'server');
  if (!openedAway) return children;
  return (
    <Suspense fallback={null}>
      <OfflinePage>{children}</OfflinePage>
    </Suspense>
  );
}
