import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** As near to the end as counts as being there, in pixels. */
const nearby = 64;
/** What stays free above a turn that is shown from its start, in pixels. */
const above = 12;

interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether the newest words stay in sight by themselves. */
  following: boolean;
  toBottom: () => void;
}

/**
 * Keeps a scroller at its end while its content grows, until the person scrolls up; reading on from
 * there is left alone, and what is added above moves nothing. Something new at the end is shown, wherever
 * one was: from its end on, or from its start where `tall` names it, as it comes whole. The scroller's
 * first element is the content.
 */
export function useStickToBottom(
  newest: string | undefined,
  tall: string | undefined,
): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const follow = useRef(true);
  const shown = useRef(newest);
  const begun = useRef<string>(undefined);
  /** The turn that is shown from its start, until the person scrolls. */
  const held = useRef<HTMLElement>(undefined);
  const first = useRef<{ turn: HTMLElement; top: number }>(undefined);

  useLayoutEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    let top = element.scrollTop;
    let size = sizeOf(element);
    let byHand = false;
    const onScroll = (): void => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      const before = size;
      size = sizeOf(element);
      // What shrinks takes the view up with it, and may grow again before this is heard: nobody scrolled.
      const scrolledUp = element.scrollTop < top && (byHand || size === before);
      // A screen reader, or the focus that came from outside, leads elsewhere without a hand.
      if (held.current && size === before && !isAtStart(element, held.current))
        held.current = undefined;
      if (left <= nearby && !held.current) follow.current = true;
      else if (scrolledUp) follow.current = false;
      top = element.scrollTop;
      setFollowing(follow.current || left <= nearby);
    };
    const onHand = (event: Event): void => {
      held.current = undefined;
      byHand ||= scrolls(event, element);
    };
    const onRest = (): void => {
      byHand = false;
    };
    const observer = new ResizeObserver(() => {
      if (held.current?.isConnected) showStart(element, held.current);
      else if (follow.current) element.scrollTo(0, element.scrollHeight);
    });
    observer.observe(element);
    observer.observe(content);
    element.addEventListener('scroll', onScroll, { passive: true });
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const hand of hands) element.addEventListener(hand, onHand, { passive: true });
    element.addEventListener('scrollend', onRest);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      for (const hand of hands) element.removeEventListener(hand, onHand);
      element.removeEventListener('scrollend', onRest);
    };
  }, []);

  // Not every browser anchors what is being read when something comes above it, and none does at the very top.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (shown.current !== newest) {
      follow.current = true;
      held.current = undefined;
    }
    shown.current = newest;
    const known = first.current;
    if (tall !== undefined && begun.current !== tall && follow.current) {
      held.current =
        element.querySelector<HTMLElement>(`[aria-labelledby="turn-${tall}"]`) ?? undefined;
      follow.current = false;
    }
    begun.current = tall;
    if (held.current) showStart(element, held.current);
    else if (follow.current) element.scrollTo(0, element.scrollHeight);
    else if (known?.turn.isConnected) element.scrollBy(0, known.turn.offsetTop - known.top);
    const turn = element.querySelector('article');
    first.current = turn ? { turn, top: turn.offsetTop } : undefined;
  });

  return {
    scroller,
    following,
    toBottom: () => {
      held.current = undefined;
      follow.current = true;
      setFollowing(true);
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    },
  };
}

const sizeOf = ({ scrollHeight, clientHeight }: Element): string =>
  `${scrollHeight} ${clientHeight}`;

const scrollKeys = new Set(['ArrowUp', 'PageUp', 'Home', ' ', 'Tab']);

/** Whether a person's act moves the view: a press on a button in it does not, one on its scroll bar does. */
const scrolls = (event: Event, element: Element): boolean =>
  event instanceof KeyboardEvent
    ? scrollKeys.has(event.key)
    : event.type !== 'pointerdown' || event.target === element;

const startOf = (element: HTMLElement, turn: HTMLElement): number =>
  Math.min(turn.offsetTop - above, element.scrollHeight - element.clientHeight);

const isAtStart = (element: HTMLElement, turn: HTMLElement): boolean =>
  Math.abs(element.scrollTop - startOf(element, turn)) <= 1;

const showStart = (element: HTMLElement, turn: HTMLElement): void =>
  element.scrollTo(0, startOf(element, turn));
