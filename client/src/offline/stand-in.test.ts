import { NEVER, of, Subject, throwError, type Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withStandIn } from './stand-in';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow(asked: Observable<string>, kept: () => Promise<string | null>) {
  const said: string[] = [];
  withStandIn(asked, {
    patienceMs: 1000,
    lateMs: 3000,
    kept,
    isAway: () => true,
    onStandIn: () => said.push('stood in'),
    onLate: () => said.push('late'),
    onAnswer: (value) => said.push(`then ${value}`),
  }).subscribe({
    next: (value) => said.push(value),
    error: () => said.push('failed'),
    complete: () => said.push('end'),
  });
  return said;
}
const keeps = () => Promise.resolve('kept');
const keepsNothing = () => Promise.resolve(null);

it('says nothing of its own where the answer comes in time', async () => {
  const said = follow(of('fresh'), keeps);
  await vi.advanceTimersByTimeAsync(9000);
  expect(said).toEqual(['fresh', 'end']);
});

it('shows what is kept while the answer is awaited, and the answer in its place', async () => {
  const answer = new Subject<string>();
  const said = follow(answer, keeps);
  await vi.advanceTimersByTimeAsync(999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['stood in', 'kept', 'end']);
  await vi.advanceTimersByTimeAsync(2000);
  answer.next('fresh');
  answer.complete();
  await vi.advanceTimersByTimeAsync(9000);
  expect(said).toEqual(['stood in', 'kept', 'end', 'late', 'then fresh']);
});

it('lets an answer that comes while the device is read be the last word', async () => {
  const answer = new Subject<string>();
  let give: (text: string) => void = () => undefined;
  const said = follow(answer, () => new Promise((resolve) => (give = resolve)));
  await vi.advanceTimersByTimeAsync(1000);
  answer.next('fresh');
  give('kept');
  await vi.advanceTimersByTimeAsync(9000);
  expect(said).toEqual(['fresh']);
});

it('stands on what is kept where nobody answers', async () => {
  const broken = follow(
    throwError(() => new Error()),
    keeps,
  );
  const answer = new Subject<string>();
  const given = follow(answer, keeps);
  await vi.advanceTimersByTimeAsync(1000);
  answer.error(new Error());
  await vi.advanceTimersByTimeAsync(9000);
  expect(broken).toEqual(['kept', 'end']);
  expect(given).toEqual(['stood in', 'kept', 'end']);
});

it('hands the failure on where nothing is kept, or the device cannot be read', async () => {
  const broken = throwError(() => new Error());
  const said = [follow(broken, keepsNothing), follow(broken, () => Promise.reject(new Error()))];
  await vi.advanceTimersByTimeAsync(9000);
  expect(said).toEqual([['failed'], ['failed']]);
});

it('says that an answer is late only where something stands in its place', async () => {
  const said = follow(NEVER, keepsNothing);
  await vi.advanceTimersByTimeAsync(9000);
  expect(said).toEqual([]);
});
