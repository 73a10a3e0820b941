import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a payload sent at `timestamp` (seconds since the epoch). */
export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
