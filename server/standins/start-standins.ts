import type { StandinOptions, Standins } from '#product/integrations/standins.js';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

async function startChef(pace: StandinOptions['chefPace']) {
  const { paces, startChefStandin } = await import('./chef/chef-server.js');
  return startChefStandin({ pace: paces[pace] });
}

async function startStripe({ dataDir, publicUrl, productUrl }: StandinOptions) {
  const { startStripeStandin } = await import('./stripe/start-stripe-standin.js');
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const standin = await startStripeStandin({
    dataDir: join(dataDir, 'stripe'),
    publicBaseUrl: publicUrl,
    webhookUrl: () => `${productUrl()}/webhooks/stripe`,
    webhookSecret,
  });
  return { ...standin, webhookSecret };
}

async function startMail(dataDir: string) {
  const { startMailStandin } = await import('./mail/mail-standin.js');
  return startMailStandin({ dataDir: join(dataDir, 'mail') });
}

/** Each on a free port of loopback; only those that are wanted are loaded. */
export async function startStandins(options: StandinOptions): Promise<Standins> {
  const { wanted, dataDir, chefPace } = options;
  const [openai, stripe, mail] = await Promise.all([
    wanted.has('openai') ? startChef(chefPace) : null,
    wanted.has('stripe') ? startStripe(options) : null,
    wanted.has('mail') ? startMail(dataDir) : null,
  ]);
  const pages = new Map<string, string>();
  if (stripe) pages.set('/dev/stripe', stripe.url);
  if (mail) pages.set('/dev/mail', mail.url);
  return {
    openai,
    stripe,
    mail,
    pages,
    close: async () => {
      await Promise.all([openai?.close(), stripe?.close(), mail?.close()]);
    },
  };
}
