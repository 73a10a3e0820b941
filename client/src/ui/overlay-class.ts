/** Looks shared by everything that floats above the page; motion is opacity and transforms only. */
export const backdropClass =
  'fixed inset-0 z-40 bg-scrim transition-ui data-starting-style:opacity-0 data-ending-style:opacity-0';

export const floatClass =
  'rounded-card border border-line bg-surface text-ink shadow-float outline-none transition-ui ' +
  'origin-(--transform-origin) data-starting-style:scale-[0.97] data-starting-style:opacity-0 ' +
  'data-ending-style:scale-[0.97] data-ending-style:opacity-0 forced-colors:border-[CanvasText]';

/** One line of a menu or of a select's list. */
export const optionClass =
  'flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-left leading-tight ' +
  'outline-none select-none data-highlighted:bg-herb-soft data-highlighted:text-herb ' +
  'data-highlighted:forced-selected ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-55';
