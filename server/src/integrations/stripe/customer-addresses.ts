import type { Db } from '../../platform/database.js';
import type { Logger } from '../../platform/logger.js';
import { isStripeOutage, isStripeRefusal } from './stripe-client.js';
import type { StripeGateway } from './stripe-gateway.js';

/** Tells Stripe where to write to whoever changed their address. What is untold is written down with the change. */
export interface CustomerAddresses {
  /** Tells it of one person, without anybody waiting; what fails is left to the next round. */
  wake(userId: string): void;
  /** Tells it all that is due. Resolves to how many it has heard of. */
  tellDue(): Promise<number>;
  /** Resolves once nothing is being told. */
  idle(): Promise<void>;
}

interface Options {
  db: Db;
  logger: Logger;
  stripe: StripeGateway;
}

const mostAtOnce = 200;

export function createCustomerAddresses({ db, logger, stripe }: Options): CustomerAddresses {
  /** Only of the address that was told: one changed to meanwhile is due still. */
  const heard = async (id: string, email: string): Promise<number> => {
    const data = { emailUntoldSince: null };
    return (await db.user.updateMany({ where: { id, email }, data })).count;
  };

  const tell = async (where: { id?: string }): Promise<number> => {
    const due = await db.user.findMany({
      where: { ...where, emailUntoldSince: { not: null }, stripeCustomerId: { not: null } },
      orderBy: { emailUntoldSince: 'asc' },
      take: mostAtOnce,
      select: { id: true, email: true, firstName: true, lastName: true, stripeCustomerId: true },
    });
    let told = 0;
    for (const { id, email, firstName, lastName, stripeCustomerId } of due) {
      try {
        const name = `${firstName} ${lastName}`;
        await stripe.updateCustomer(stripeCustomerId ?? '', { email, name });
        told += await heard(id, email);
      } catch (error) {
        logger.warn({ err: error, userId: id }, 'Stripe has not heard of a changed address');
        if (isStripeOutage(error)) break;
        // An address that Stripe will not have: asking again changes nothing.
        if (isStripeRefusal(error)) await heard(id, email);
      }
    }
    return told;
  };

  let telling: Promise<number> = Promise.resolve(0);
  /** One after the other, so that Stripe never hears an older address last. */
  const next = (where: { id?: string }): Promise<number> => {
    const turn = () => tell(where);
    return (telling = telling.then(turn, turn));
  };
  return {
    wake: (id) => {
      next({ id }).catch((error: unknown) =>
        logger.warn({ err: error, userId: id }, 'Stripe has not heard of a changed address'),
      );
    },
    tellDue: () => next({}),
    idle: async () => void (await telling.catch(() => 0)),
  };
}
