import { expect, it, vi } from 'vitest';
import { confirmPayment, type Confirmation } from './confirm-payment';

const confirmed: Confirmation = { kind: 'confirmed' };
const processing: Confirmation = { kind: 'refused', processing: true, sentence: 'pas encore' };
const refused: Confirmation = { kind: 'refused', processing: false, sentence: 'introuvable' };

async function play(...answers: Confirmation[]) {
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? processing));
  const waits: number[] = [];
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const answer = await confirmPayment({ ask, wait });
  return { answer, waits, asked: ask.mock.calls.length };
}

it('asks once when the payment is there', async () => {
  expect(await play(confirmed)).toEqual({ answer: confirmed, waits: [], asked: 1 });
});

it('asks again after 2 s, then 4 s, while the payment is processing', async () => {
  expect(await play(processing, confirmed)).toEqual({ answer: confirmed, waits: [2000], asked: 2 });
  expect(await play(processing, processing, processing)).toEqual({
    answer: processing,
    waits: [2000, 4000],
    asked: 3,
  });
});

it('does not insist when the answer is no', async () => {
  expect(await play(refused)).toEqual({ answer: refused, waits: [], asked: 1 });
});

it('stops when the page is left', async () => {
  const ask = vi.fn(() => Promise.resolve(processing));
  const left = new Error('left');
  await expect(confirmPayment({ ask, wait: () => Promise.reject(left) })).rejects.toBe(left);
  expect(ask).toHaveBeenCalledOnce();
});
