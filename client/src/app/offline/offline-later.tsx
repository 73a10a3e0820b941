import { Suspense, useEffect } from 'react';
import { useLater } from '../../lib/use-later';
import { useOffline } from '../../offline/offline-state';
import { OfflineBanner, OfflinePage, OfflineParts } from '../pages';
import { SilentBoundary } from './silent-boundary';

/** The page comes first. */
const startAfterMs = 1500;

/** The parts of being offline that no page shows by itself. */
export function OfflineLater() {
  const due = useLater(startAfterMs);
  const isReached = useOffline().away === null;
  useEffect(() => {
    if (!due || !isReached) return;
    // What can be fetched only while there is a network: if it went too soon, once it is back.
    for (const part of [OfflineBanner, OfflinePage]) void part.preload();
  }, [due, isReached]);
  return (
    <SilentBoundary>
      <Suspense fallback={null}>{due && <OfflineParts />}</Suspense>
    </SilentBoundary>
  );
}
