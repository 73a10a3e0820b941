import type { ReactNode } from 'react';

export interface NumberedStep {
  key: string;
  content: ReactNode;
}

/** What to do, in order. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className="mt-4 grid gap-5">
      {steps.map(({ key, content }, index) => (
        <li key={key} className="flex break-inside-avoid gap-4">
          <span
            aria-hidden
            className="w-8 shrink-0 font-title text-3xl leading-none font-[560] text-herb tabular-nums"
          >
            {index + 1}
          </span>
          <p className="min-w-0">{content}</p>
        </li>
      ))}
    </ol>
  );
}
