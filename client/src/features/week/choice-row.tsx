import type { ReactNode } from 'react';

interface ChoiceRowProps {
  label: string;
  children: ReactNode;
}

/** One of the few questions: what it is about, and its answers. */
export function ChoiceRow({ label, children }: ChoiceRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline"
    >
      <p aria-hidden className="font-title text-xl font-[560]">
        {label}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
    </div>
  );
}
