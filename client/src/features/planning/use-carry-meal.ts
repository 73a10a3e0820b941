import { useEffect, useEffectEvent, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '../../entities/planned-meal/calendar-day';
import { placeAtPoint, placeByKey, placeOf, samePlace, type Place } from './meal-move';
import type { Meal } from './planning-cache';

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
  /** Of the card: a mouse takes it anywhere, a finger by its handle, so that the page still scrolls. */
  pressMeal: (event: PointerEvent, meal: Meal, byHandle: boolean) => void;
  pressKey: (event: KeyboardEvent, meal: Meal) => void;
  /** Of the handle, pressed without dragging: takes the meal up, or puts it down. */
  toggle: (meal: Meal) => void;
  letGo: () => void;
}

/** So far a press may wander before it becomes a drag, in pixels. */
const slack = 6;
/** So near to an edge of the screen the page scrolls along, and so fast, in pixels. */
const edge = { near: 90, step: 14 };

/** Moving meals between the cells of a week, by pointer or by keyboard, each step announced. */
export function useCarryMeal(
  monday: string,
  onDrop: (meal: Meal, place: Place) => void,
): CarryMeal {
  const { t } = useTranslation('planning');
  const [carried, setCarried] = useState<Carried | null>(null);
  const [pressed, setPressed] = useState<{ meal: Meal; x: number; y: number } | null>(null);
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
    event.preventDefault();
    if (y < edge.near) window.scrollBy(0, -edge.step);
    if (y > window.innerHeight - edge.near) window.scrollBy(0, edge.step);
    const over = placeAtPoint(x, y) ?? carried?.over ?? placeOf(pressed.meal);
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
    if (placeAtPoint(event.clientX, event.clientY)) drop(carried);
    else letGo();
  });
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') letGo();
  });
  const onCancel = useEffectEvent(letGo);

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

  const toggle = (meal: Meal): void => {
    if (carried) return drop(carried);
    setCarried({ meal, over: placeOf(meal), point: null });
    setAnnouncement(t('moving.taken', { title: meal.recipeTitle }));
  };

  return {
    carried,
    announcement,
    toggle,
    letGo,
    pressMeal: (event, meal, byHandle) => {
      if (event.button !== 0 || !event.isPrimary) return;
      if (!byHandle && event.pointerType !== 'mouse') return;
      if (carried) return;
      setPressed({ meal, x: event.clientX, y: event.clientY });
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
