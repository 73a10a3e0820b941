import { lazy, Suspense } from 'react';
import { useLater } from '../../lib/use-later';
import type { SessionViewer } from '../guard/session';
import { SilentBoundary } from '../offline/silent-boundary';

const LiveParts = lazy(async () => ({ default: (await import('./live-parts')).LiveParts }));

/** The page comes first; what has changed meanwhile is told from the cursor on. */
const liveAfterMs = 1000;

/** What others of the household change. Apart from the frame, which need not be drawn again when its time has come. */
export function LiveLater({ viewer: { id, household } }: { viewer: SessionViewer }) {
  const due = useLater(liveAfterMs);
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        {due && <LiveParts key={household.id} viewerId={id} cursor={household.changeCursor} />}
      </Suspense>
    </SilentBoundary>
  );
}
