import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { noteNavigation } from './navigation-history';
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
    if (!noteNavigation()) return;
    // Whoever already writes, into a field or a dialog opened while the page was on its way, goes on.
    if (!isWriting(document.activeElement)) heading.current?.focus({ preventScroll: true });
    if (forward) window.scrollTo(0, 0);
  });
  useEffect(() => arrive(), []);

  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className ?? ''}`}>
      {children ?? title}
    </h1>
  );
}
