import { drawnLater } from '../drawn-later';

export const PaymentDone = drawnLater(
  async () => (await import('./drawn/payment-done')).DrawnPaymentDone,
  320,
  240,
);
