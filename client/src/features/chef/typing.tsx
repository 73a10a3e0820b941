const dot = 'size-2 animate-pulse rounded-full bg-herb';

/** Somebody is at it; the words beside the dots say what. */
export function Typing({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-3 text-muted">
      <span aria-hidden className="flex gap-1.5">
        <span className={dot} />
        <span className={`${dot} [animation-delay:200ms]`} />
        <span className={`${dot} [animation-delay:400ms]`} />
      </span>
      {label}
    </p>
  );
}
