import type { Config, StandinName } from '../platform/config.js';
import { PlainError } from '../platform/plain-error.js';

/** What the product needs to reach the stand-ins, as real configuration would give it. */
export interface Standins {
  openai: { url: string } | null;
  stripe: { url: string; webhookSecret: string } | null;
  mail: { smtpUrl: string } | null;
  /** Paths of the product's own port under which their pages are shown, and where they lie. */
  pages: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

export interface StandinOptions {
  wanted: ReadonlySet<StandinName>;
  dataDir: string;
  chefPace: Config['STANDIN_CHEF_PACE'];
  publicUrl: () => string;
  /** Where webhooks are delivered, on this machine. */
  productUrl: () => string;
}

/** Not known to the compiler: the product is built and runs without their code (server/standins). */
const moduleName: string = '#standins';

interface StandinModule {
  startStandins(options: StandinOptions): Promise<Standins>;
}

const load = (): Promise<StandinModule> =>
  import(moduleName).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new PlainError(
      'STANDINS: this build of Popote has no stand-ins. Set the variables of the real services, or use a build that has them.',
    );
  }) as Promise<StandinModule>;

/**
 * Starts the stand-ins that the configuration asks for, each bound to loopback on a free port.
 * @throws PlainError where they are asked for and this build has none.
 */
export async function startStandins(
  config: Config,
  urls: Pick<StandinOptions, 'publicUrl' | 'productUrl'>,
): Promise<Standins> {
  if (config.standins.size === 0)
    return { openai: null, stripe: null, mail: null, pages: new Map(), close: async () => {} };
  const { startStandins: start } = await load();
  return start({
    wanted: config.standins,
    dataDir: config.DATA_DIR,
    chefPace: config.STANDIN_CHEF_PACE,
    ...urls,
  });
}
