/** What holds a view's one press: on a phone a band above the bottom bar, wherever the page is scrolled to. */
export const thumbBarClass =
  'sticky bottom-[calc(var(--bottom-bar,0px)+var(--kitchen-timers,0px))] z-10 mt-6 -mx-[min(1rem,5vw)] border-t border-line bg-paper px-[min(1rem,5vw)] py-3 short:static ' +
  'sm:bottom-4 sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0';
