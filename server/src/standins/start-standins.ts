import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config, StandinName } from '../platform/config.js';
import { humanPace, instantPace, startChefStandin } from './chef/chef-server.js';
import { startMailStandin } from './mail/mail-standin.js';
import { startStripeStandin } from './stripe/start-stripe-standin.js';

/** What the product needs to reach the stand-ins, as real configuration would give it. */
export interface Standins {
  openai: { url: string } | null;
  stripe: { url: string; webhookSecret: string } | null;
  mail: { smtpUrl: string } | null;
  /** Paths of the product's own port under which their pages are shown, and where they lie. */
  pages: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

interface Options {
  config: Config;
  publicUrl: () => string;
  /** Where webhooks are delivered, on this machine. */
  productUrl: () => string;
}

/** Starts the stand-ins that the configuration asks for, each bound to loopback on a free port. */
export async function startStandins({ config, publicUrl, productUrl }: Options): Promise<Standins> {
  const wanted = (name: StandinName) => config.standins.has(name);
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const [openai, stripe, mail] = await Promise.all([
    wanted('openai')
      ? startChefStandin({ pace: config.NODE_ENV === 'test' ? instantPace : humanPace })
      : null,
    wanted('stripe')
      ? startStripeStandin({
          dataDir: join(config.DATA_DIR, 'stripe'),
          publicBaseUrl: publicUrl,
          webhookUrl: () => `${productUrl()}/webhooks/stripe`,
          webhookSecret,
        })
      : null,
    wanted('mail') ? startMailStandin({ dataDir: join(config.DATA_DIR, 'mail') }) : null,
  ]);
  const pages = new Map<string, string>();
  if (stripe) pages.set('/dev/stripe', stripe.url);
  if (mail) pages.set('/dev/mail', mail.url);
  return {
    openai,
    stripe: stripe && { url: stripe.url, webhookSecret },
    mail,
    pages,
    close: async () => {
      await Promise.all([openai?.close(), stripe?.close(), mail?.close()]);
    },
  };
}
