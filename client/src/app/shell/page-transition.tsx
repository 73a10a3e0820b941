import './page-transition.css';
import { ViewTransition, type ReactNode } from 'react';

/** One page gives way to the next where the browser can show it; what changes within a page does not move. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  );
}
