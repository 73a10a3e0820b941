import { isOver, type Order, type Problem } from '../../entities/recipe/generation-order';

export type Screen =
  | { kind: 'choice' }
  /** Asking the server for what was under way before the page was loaded. */
  | { kind: 'resuming' }
  | { kind: 'resumeFailed'; error: unknown }
  /** taken: the server works on it. */
  | { kind: 'order'; order: Order; taken: boolean }
  | { kind: 'problem'; order: Order; problem: Problem };

export type ScreenEvent =
  | { type: 'ordered'; order: Order }
  | { type: 'taken'; id: string }
  | { type: 'notTaken'; id: string; problem: Problem }
  | { type: 'typeChange' }
  | { type: 'resuming' }
  | { type: 'resumed'; order: Order | null }
  | { type: 'resumeFailed'; error: unknown };

/** Whatever arrives late for an order that is no longer the present one changes nothing. */
export function nextScreen(screen: Screen, event: ScreenEvent): Screen {
  switch (event.type) {
    case 'ordered':
      return { kind: 'order', order: event.order, taken: false };
    case 'taken':
      return screen.kind === 'order' && screen.order.id === event.id
        ? { ...screen, taken: true }
        : screen;
    case 'notTaken':
      return screen.kind === 'order' && screen.order.id === event.id
        ? { kind: 'problem', order: screen.order, problem: event.problem }
        : screen;
    case 'typeChange':
      return { kind: 'choice' };
    case 'resuming':
      return { kind: 'resuming' };
    case 'resumed':
      // The person may have chosen meanwhile.
      if (screen.kind !== 'resuming' && screen.kind !== 'choice') return screen;
      return event.order ? { kind: 'order', order: event.order, taken: true } : { kind: 'choice' };
    case 'resumeFailed':
      return screen.kind === 'resuming' ? { kind: 'resumeFailed', error: event.error } : screen;
  }
}

interface Latest {
  id: string;
  stage: string;
}

/** Whether the latest generation is to be shown again: it still runs, or ended during this visit. */
export const isToResume = (latest: Latest, notedId: string | null): boolean =>
  !isOver(latest.stage) || (latest.id === notedId && latest.stage !== 'STOPPED');
