/** How a page was reached; `movedOn` when its visitor has moved the focus since, while the page was on its way. */
export interface Arrival {
  readonly first: boolean;
  readonly movedOn: boolean;
}

let arrivedAt: string | null = null;
/** Where the focus was last moved by hand. */
let movedAt: string | null = null;

function noteMove(event: Event): void {
  if (event.type === 'pointerdown' || (event as KeyboardEvent).key === 'Tab')
    movedAt = location.pathname;
}
for (const type of ['keydown', 'pointerdown'])
  globalThis.document?.addEventListener(type, noteMove, { capture: true, passive: true });

/**
 * To be told once of each page that is shown. The browser itself announces the first one of a visit; on
 * the later ones the page must move the focus, or a screen reader hears nothing.
 */
export function noteArrival(): Arrival {
  const here = location.pathname;
  const first = arrivedAt === null;
  // The address is the new one as soon as a link is followed.
  const movedOn = here !== arrivedAt && movedAt === here;
  arrivedAt = here;
  movedAt = null;
  return { first, movedOn };
}
