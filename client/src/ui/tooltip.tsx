import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { useLandmarkPortal } from './landmark-portal';

export interface TooltipProps {
  /** Repeats or completes a name the trigger already has: it is not read on touch screens. */
  text: string;
  /** One focusable element, such as an IconButton. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const { trigger, container } = useLandmarkPortal();
  return (
    <Base.Root>
      <Base.Trigger ref={trigger} render={children} delay={500} />
      <Base.Portal container={container}>
        <Base.Positioner side={side} sideOffset={8} className="z-60">
          <Base.Popup className="max-w-64 origin-(--transform-origin) rounded-sm border border-transparent bg-ink px-3 py-1.5 text-sm text-paper shadow-lift transition-ui data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
