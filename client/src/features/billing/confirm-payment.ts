export type Confirmation =
  | { kind: 'confirmed' }
  /** processing: asking again a little later may help. */
  | { kind: 'refused'; processing: boolean; sentence: string };

/** How long to wait before each further question, in milliseconds. */
const recheckDelays = [2000, 4000] as const;

interface ConfirmPaymentOptions {
  ask: () => Promise<Confirmation>;
  /** Resolves after so many milliseconds; rejects when the page has been left. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Asks whether the payment went through: once, and again at each delay while it is processing. */
export async function confirmPayment({ ask, wait }: ConfirmPaymentOptions): Promise<Confirmation> {
  let answer = await ask();
  for (const delay of recheckDelays) {
    if (answer.kind === 'confirmed' || !answer.processing) return answer;
    await wait(delay);
    answer = await ask();
  }
  return answer;
}
