import { Observable } from 'rxjs';
import { NoAnswer } from './no-answer';

/** A request that is given up where it is not answered in time. */
export const withDeadline = <Result>(
  asked: Observable<Result>,
  withinMs: number,
): Observable<Result> =>
  new Observable((observer) => {
    const giveUp = (): void =>
      observer.error(new NoAnswer('The request was not answered in time.'));
    const deadline = setTimeout(giveUp, withinMs);
    const asking = asked.subscribe({
      next: (result) => {
        clearTimeout(deadline);
        observer.next(result);
      },
      error: (error: unknown) => observer.error(error),
      complete: () => observer.complete(),
    });
    return () => {
      clearTimeout(deadline);
      asking.unsubscribe();
    };
  });
