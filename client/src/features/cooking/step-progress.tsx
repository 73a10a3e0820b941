import { clsx } from 'clsx';

/** A mark for each step, those behind and the present one filled. Decoration: the step says its number. */
export function StepProgress({ number, total }: { number: number; total: number }) {
  return (
    <div aria-hidden className="mt-3 flex shrink-0 gap-1.5 px-4 sm:px-8">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={clsx('h-1.5 flex-1 rounded-full', index < number ? 'bg-herb' : 'bg-line')}
        />
      ))}
    </div>
  );
}
