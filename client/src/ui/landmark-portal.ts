import { useMemo, useRef } from 'react';
import type { RefObject } from 'react';

const landmarks =
  'main, nav, aside, header, footer, [role=dialog], [role=alertdialog], [role=region]';

/**
 * Where the list or panel of `trigger` is put: inside the landmark or dialog of its trigger, since
 * content outside every landmark is skipped by people who move from landmark to landmark.
 */
export function useLandmarkPortal() {
  const trigger = useRef<HTMLButtonElement>(null);
  const container = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return trigger.current?.closest<HTMLElement>(landmarks) ?? null;
      },
    }),
    [],
  );
  return { trigger, container };
}
