import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '../../entities/planned-meal/calendar-day';
import { placeAtPoint, placeByKey, placeOf, samePlace, type Place } from './meal-move';
import { momentOf } from './moments';
import type { Meal } from '../../entities/planned-meal/known-meal';

/** A meal on its way: by pointer it follows the point, by keyboard it has none. */
export interface Carried {
  meal: Meal;
  over: Place;
  point: { x: number; y: number } | null;
}

export interface CarryMeal {
  carried: Carried | null;
  /** What a screen reader says now. */
  announcement: string;
  /** Of the card: a mouse takes it at once, a finger by its handle or by a long press, so that the page still scrolls. */
  pressMeal: (event: PointerEvent, meal: Meal, byHandle: boolean) => void;
  pressKey: (event: KeyboardEvent, meal: Meal) => void;
  /** Of the handle, pressed without dragging: takes the meal up, or puts it down. */
  toggle: (meal: Meal) => void;
  /** Of a cell, pressed while a meal is taken up by its handle: puts it there. */
  dropAt: (place: Place) => void;
  letGo: () => void;
}

/** So far a press may wander before it becomes a drag, in pixels. */
const slack = 6;
/** A finger that rests so long on a card takes it up, in milliseconds. */
const longPress = 350;

interface Press {
  meal: Meal;
  x: number;
  y: number;
  /** A finger on the card that has not rested long enough may still want to scroll. */
  ready: boolean;
}
/** So near to an edge of the screen the page scrolls along, and so fast, in pixels. */
const edge = { near: 90, step: 14 };

/** Moving meals between the cells of a week, by pointer or by keyboard, each step announced. */
export function useCarryMeal(
  monday: string,
  week: RefObject<HTMLElement | null>,
  onDrop: (meal: Meal, place: Place) => void,
): CarryMeal {
  const { t } = useTranslation('planning');
  const [carried, setCarried] = useState<Carried | null>(null);
  const [pressed, setPressed] = useState<Press | null>(null);
  // From the long press until the finger comes again: the browser makes nothing else of it.
  const held = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  const name = ({ day, moment }: Place) => ({
    day: spokenDate(day),
    moment: t(`moment.${moment}`),
  });
  const letGo = (): void => {
    setPressed(null);
    if (!carried) return;
    setCarried(null);
    setAnnouncement(t('moving.unmoved', { title: carried.meal.recipeTitle }));
  };
  const drop = ({ meal, over }: Carried): void => {
    setPressed(null);
    setCarried(null);
    if (samePlace(over, placeOf(meal))) {
      setAnnouncement(t('moving.unmoved', { title: meal.recipeTitle }));
      return;
    }
    setAnnouncement(t('moving.dropped', { title: meal.recipeTitle, ...name(over) }));
    onDrop(meal, over);
  };

  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!pressed) return;
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - pressed.x, y - pressed.y) > slack;
    if (!carried && !far) return;
    if (!pressed.ready) return setPressed(null);
    event.preventDefault();
    if (y < edge.near) window.scrollBy(0, -edge.step);
    if (y > window.innerHeight - edge.near) window.scrollBy(0, edge.step);
    const over =
      placeAtPoint(x, y, momentOf(pressed.meal.time)) ?? carried?.over ?? placeOf(pressed.meal);
    setCarried({ meal: pressed.meal, over, point: { x, y } });
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!carried) return setPressed(null);
    // The press that ends a drag opens nothing.
    const swallow = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    const { clientX: x, clientY: y } = event;
    if (placeAtPoint(x, y, momentOf(carried.meal.time))) drop(carried);
    else letGo();
  });
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') letGo();
  });
  const onCancel = useEffectEvent(letGo);
  const onRest = useEffectEvent(() => {
    if (!pressed) return;
    const { meal, x, y } = pressed;
    held.current = true;
    navigator.vibrate?.(10);
    setPressed({ ...pressed, ready: true });
    setCarried({ meal, over: placeOf(meal), point: { x, y } });
    setAnnouncement(t('moving.held', { title: meal.recipeTitle }));
  });

  const dragging = pressed !== null;
  useEffect(() => {
    if (!dragging) return;
    const cancel = () => onCancel();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('blur', cancel, { signal });
    window.addEventListener('keydown', onEscape, { signal });
    return () => listeners.abort();
  }, [dragging]);
  const resting = pressed?.ready === false;
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => onRest(), longPress);
    return () => clearTimeout(timer);
  }, [resting]);
  useEffect(() => {
    // While a finger carries a meal, the page under it stays. A browser heeds a listener that may
    // hold the page only if it is there before the finger comes.
    const listeners = new AbortController();
    const options = { passive: false, signal: listeners.signal };
    const keepStill = (event: Event) => {
      if (held.current && event.cancelable) event.preventDefault();
    };
    for (const type of ['touchmove', 'touchend', 'contextmenu'])
      week.current?.addEventListener(type, keepStill, options);
    return () => listeners.abort();
  }, [week]);

  const toggle = (meal: Meal): void => {
    if (carried) return drop(carried);
    setCarried({ meal, over: placeOf(meal), point: null });
    setAnnouncement(t('moving.taken', { title: meal.recipeTitle }));
  };

  return {
    carried,
    announcement,
    toggle,
    dropAt: (place) => carried && drop({ ...carried, over: place }),
    letGo,
    pressMeal: (event, meal, byHandle) => {
      if (event.button !== 0 || !event.isPrimary) return;
      if (carried) return;
      held.current = false;
      const ready = byHandle || event.pointerType === 'mouse';
      setPressed({ meal, x: event.clientX, y: event.clientY, ready });
    },
    pressKey: (event, meal) => {
      if (carried?.meal.id !== meal.id) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        return letGo();
      }
      const over = placeByKey(carried.over, event.key, monday);
      if (!over) return;
      event.preventDefault();
      setCarried({ ...carried, over });
      setAnnouncement(t('moving.over', name(over)));
    },
  };
}
