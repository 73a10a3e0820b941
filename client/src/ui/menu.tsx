import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon';
import { useLandmarkPortal } from './landmark-portal';
import { floatClass, optionClass } from './overlay-class';

export interface MenuAction {
  kind: 'action';
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  tone?: 'danger';
  disabled?: boolean;
}

export interface MenuLink {
  kind: 'link';
  label: string;
  icon?: LucideIcon;
  /** The anchor to render, such as `<Link to="/dashboard/settings" />`. */
  render: ReactElement;
}

export interface MenuChoice {
  kind: 'choice';
  label: string;
  icon?: LucideIcon;
  checked: boolean;
  onSelect: () => void;
}

export type MenuEntry = MenuAction | MenuLink | MenuChoice | { kind: 'separator'; id: string };

export interface MenuProps {
  /** A Button or IconButton element; gets the menu's aria attributes. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Above the entries: whose menu it is. Not an entry. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  defaultOpen?: boolean;
}

export function Menu({
  trigger,
  items,
  header,
  align = 'end',
  side = 'bottom',
  defaultOpen,
}: MenuProps) {
  const { trigger: anchor, container } = useLandmarkPortal();
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger ref={anchor} render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner
          className="z-50 outline-none"
          sideOffset={8}
          collisionPadding={8}
          align={align}
          side={side}
        >
          <Base.Popup
            className={clsx(
              floatClass,
              'max-h-(--available-height) max-w-[min(24rem,var(--available-width))] min-w-56 overflow-y-auto p-1.5',
            )}
          >
            {header ? (
              <div className="border-b border-line px-3 pt-2 pb-3 mb-1.5">{header}</div>
            ) : null}
            {items.map((item) => (
              <Entry key={item.kind === 'separator' ? item.id : item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item }: { item: MenuEntry }) {
  if (item.kind === 'separator') return <Base.Separator className="my-1.5 h-px bg-line" />;
  const content = (
    <>
      {item.icon ? <Icon of={item.icon} size={18} /> : null}
      {item.label}
    </>
  );
  if (item.kind === 'link') {
    return (
      <Base.LinkItem render={item.render} closeOnClick className={optionClass}>
        {content}
      </Base.LinkItem>
    );
  }
  if (item.kind === 'choice') {
    return (
      <Base.CheckboxItem
        checked={item.checked}
        onCheckedChange={item.onSelect}
        closeOnClick
        className={optionClass}
      >
        {content}
        <Base.CheckboxItemIndicator className="ml-auto text-herb">
          <Icon of={Check} size={18} />
        </Base.CheckboxItemIndicator>
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item
      disabled={item.disabled}
      onClick={item.onSelect}
      className={clsx(
        optionClass,
        item.tone === 'danger' &&
          'text-tomato data-highlighted:bg-tomato-soft data-highlighted:text-tomato',
      )}
    >
      {content}
    </Base.Item>
  );
}
