import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { noteArrival } from './navigation-history';
import { isWriting } from './shortcuts';

interface PageHeadingProps {
  /** What the browser's tab says, before the product's name; the heading's text when left out. */
  title: string;
  className?: string;
  children?: ReactNode;
}

/** The page's one h1: names the document, and takes the focus when the page was navigated to. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = t('documentTitle', { page: title });
  }, [t, title]);

  // Going back is the browser's: it knows where the page had been scrolled to.
  const forward = useNavigationType() !== NavigationType.Pop;
  const arrive = useEffectEvent(() => {
    const { first, movedOn } = noteArrival();
    if (first) return;
    // Whoever has gone on while the page was on its way, to a button or into a field or a dialog, stays there.
    const focused = document.activeElement;
    const isBusy = isWriting(focused) || (movedOn && focused !== document.body);
    if (!isBusy) heading.current?.focus({ preventScroll: true });
    if (forward) window.scrollTo(0, 0);
  });
  useEffect(() => arrive(), []);

  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className ?? ''}`}>
      {children ?? title}
    </h1>
  );
}
