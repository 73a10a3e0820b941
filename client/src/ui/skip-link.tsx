import type { ReactNode } from 'react';

/** Out of sight until the keyboard reaches it; the page names its content `content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-30 -translate-y-20 rounded-control bg-herb px-4 py-3 text-on-herb focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
