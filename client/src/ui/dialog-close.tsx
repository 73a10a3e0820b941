import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { buttonClass } from './button-class';
import { Icon } from './icon';

/** The cross in the corner of a dialog or a sheet. */
export function DialogClose({ label }: { label: string }) {
  return (
    <Base.Close
      aria-label={label}
      className={buttonClass({
        variant: 'ghost',
        size: 'sm',
        square: true,
        className: '-mr-2 text-muted',
      })}
    >
      <Icon of={X} size={22} />
    </Base.Close>
  );
}
