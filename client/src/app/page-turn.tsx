import './page-turn.css';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { paths } from './paths';

const inShell = ({ pathname }: Location): boolean => pathname.startsWith(paths.dashboard);

const canTurn = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Only for as long as the page turns: a name makes a layer of its own, over which nothing in it reaches. */
const namePage = (name: 'page-leaving' | 'page-coming' | ''): void =>
  document.getElementById('content')?.style.setProperty('view-transition-name', name);

/** Draws the page that leaves, shows the next, and lets the one give way to the other (page-turn.css). */
async function turnPage(showNext: () => void): Promise<void> {
  namePage('page-leaving');
  const turning = document.startViewTransition(showNext);
  // Rejects where the browser does not draw it, or a further page comes first: the page is shown all the same.
  await turning.ready.catch(() => undefined);
  await turning.finished;
  namePage('');
}

/**
 * Shows the page of the address, but that between two pages of the shell the browser first draws the one
 * that leaves. Not React's own `<ViewTransition>`: what is typed while that waits for the browser can be
 * put back to what the field held before. Not the `location` of `<Routes>`: below it, every arrival
 * counts as going back.
 */
export function PageTurn({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState(location);
  // Going back, the browser wants the page at once: it knows where that had been scrolled to.
  const goesBack = navigationType === NavigationType.Pop;
  const turns =
    location.pathname !== shown.pathname &&
    inShell(location) &&
    inShell(shown) &&
    !goesBack &&
    canTurn();
  if (!turns && shown !== location) setShown(location);

  useLayoutEffect(() => {
    if (!turns) return;
    let awaited = true;
    void turnPage(() => {
      if (!awaited) return;
      flushSync(() => setShown(location));
      namePage('page-coming');
    });
    return () => {
      awaited = false;
    };
  }, [turns, location]);

  const place = turns ? shown : location;
  const context = useMemo(() => ({ location: place, navigationType }), [place, navigationType]);
  return <LocationContext value={context}>{children}</LocationContext>;
}
