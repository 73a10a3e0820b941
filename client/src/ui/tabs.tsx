import { Tabs as Base } from '@base-ui/react/tabs';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface TabItem<T extends string> {
  value: T;
  label: string;
  icon?: LucideIcon;
  content: ReactNode;
}

export interface TabsProps<T extends string> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** Arrow keys move along the row; the panel is in the tab order only where it holds no control. */
export function Tabs<T extends string>({ label, items, value, onChange, className }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)} className={className}>
      <Base.List
        aria-label={label}
        className="relative -mx-1 flex gap-1 overflow-x-auto border-b border-line px-1"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="relative inline-flex min-h-12 items-center gap-2 rounded-t-sm px-3 font-semibold whitespace-nowrap text-muted -outline-offset-2 after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:scale-x-50 after:rounded-full after:bg-herb after:opacity-0 after:transition-ui hover:text-ink data-active:text-herb data-active:after:scale-x-100 data-active:after:opacity-100 forced-colors:after:bg-[Highlight]"
          >
            {item.icon ? <Icon of={item.icon} size={18} /> : null}
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
