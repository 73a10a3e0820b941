import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { useLandmarkPortal } from './landmark-portal';
import { floatClass } from './overlay-class';

export interface PopoverProps {
  /** A Button or IconButton element; gets the popover's aria attributes. */
  trigger: ReactElement;
  title: string;
  hideTitle?: boolean;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  defaultOpen?: boolean;
}

/** A small panel beside its button; the page behind stays usable. */
export function Popover(props: PopoverProps) {
  const { trigger, title, hideTitle, children, open, onOpenChange, align = 'end' } = props;
  const { trigger: anchor, container } = useLandmarkPortal();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} defaultOpen={props.defaultOpen}>
      <Base.Trigger ref={anchor} render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner className="z-50" sideOffset={8} align={align} collisionPadding={12}>
          <Base.Popup
            className={clsx(
              floatClass,
              'max-h-(--available-height) w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto p-5',
            )}
          >
            <Base.Title className={hideTitle ? 'sr-only' : 'mb-3 text-xl'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
