/** Keys to press, « g l » as two. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className="inline-flex shrink-0 gap-1 font-text">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="grid h-6 min-w-6 place-items-center rounded-sm border border-line bg-sunken px-1.5 text-sm leading-none text-muted"
        >
          {key}
        </kbd>
      ))}
    </kbd>
  );
}
