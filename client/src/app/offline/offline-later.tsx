import { Suspense, useEffect } from 'react';
import { useLater } from '../../lib/use-later';
import { OfflineBanner, OfflinePage, OfflineParts } from '../pages';
import { SilentBoundary } from './silent-boundary';

/** The page comes first. */
const startAfterMs = 1500;

/** The parts of being offline that no page shows by itself. */
export function OfflineLater() {
  const due = useLater(startAfterMs);
  useEffect(() => {
    if (!due) return;
    // What can be fetched only while there is a network.
    for (const part of [OfflineBanner, OfflinePage]) void part.preload();
  }, [due]);
  return (
    <SilentBoundary>
      <Suspense fallback={null}>{due && <OfflineParts />}</Suspense>
    </SilentBoundary>
  );
}
