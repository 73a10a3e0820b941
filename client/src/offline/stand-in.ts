import { Observable } from 'rxjs';

interface StandIn<Result> {
  /** How long an answer may take before what the device keeps is shown in its place. */
  patienceMs: number;
  /** Until it is said that the answer takes long. */
  lateMs: number;
  /** What the device keeps, with how far it was waited for; null where that is nothing. */
  kept: (because: 'late' | 'failed') => Promise<Result | null>;
  /** Whether a failure is for want of an answer. What the API itself says of one, the page says. */
  isAway: (error: unknown) => boolean;
  /** The kept answer is on screen, the other is on its way. */
  onStandIn: () => void;
  onLate: () => void;
  /** The answer has come after what stood in its place. */
  onAnswer: (result: Result) => void;
}

/**
 * An answer, or what the device keeps where it does not come in time: that ends the question, as Apollo tells a page
 * of no change of the cache while its question is open. The answer itself is then the caller's to write.
 */
export function withStandIn<Result>(
  asked: Observable<Result>,
  { patienceMs, lateMs, kept, isAway, onStandIn, onLate, onAnswer }: StandIn<Result>,
): Observable<Result> {
  return new Observable((observer) => {
    let isOver = false;
    let hasStoodIn = false;
    let late: ReturnType<typeof setTimeout> | undefined;
    const keptOrNull = (because: 'late' | 'failed') => kept(because).catch(() => null);

    const standIn = async (): Promise<void> => {
      const result = await keptOrNull('late');
      if (isOver || result === null) return;
      hasStoodIn = true;
      onStandIn();
      late = setTimeout(onLate, lateMs - patienceMs);
      observer.next(result);
      observer.complete();
    };
    const end = (): void => {
      isOver = true;
      clearTimeout(patience);
      clearTimeout(late);
    };
    const fail = async (error: unknown): Promise<void> => {
      if (hasStoodIn) return;
      const result = isAway(error) ? await keptOrNull('failed') : null;
      if (result === null) return observer.error(error);
      observer.next(result);
      observer.complete();
    };
    const patience = setTimeout(() => void standIn(), patienceMs);
    const asking = asked.subscribe({
      next: (result) => {
        end();
        if (hasStoodIn) onAnswer(result);
        else observer.next(result);
      },
      error: (error: unknown) => {
        end();
        void fail(error);
      },
      complete: () => observer.complete(),
    });
    return () => {
      if (hasStoodIn) return;
      end();
      asking.unsubscribe();
    };
  });
}
