import type { Db, Transaction } from '../../platform/database.js';
import { paymentConfirmed } from './billing-messages.fr.js';

/** Tells the person once per subscription, however often the payment is confirmed. */
export async function notifyPayment(
  db: Db | Transaction,
  userId: string,
  subscriptionId: string,
): Promise<void> {
  await db.notification.createMany({
    data: { userId, key: `subscribed:${subscriptionId}`, ...paymentConfirmed },
    skipDuplicates: true,
  });
}
