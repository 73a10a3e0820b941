import { build, loadConfigFromFile, type PluginOption } from 'vite';

/** Plugins that make the product's pages, not its modules. */
const ofPages = ['public-pages', 'service-worker', 'preload-fonts', 'precompress'];

const isOfModules = (plugin: PluginOption): boolean =>
  !(plugin && 'name' in plugin && ofPages.some((name) => plugin.name.startsWith(name)));

/** Builds the bench's own page, with the product's settings, into a folder. */
export async function buildPage(folder: string): Promise<void> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    `${import.meta.dirname}/../vite.config.ts`,
  );
  if (!loaded) throw new Error('The client has no vite.config.ts.');
  const { plugins = [], build: settings } = loaded.config;
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: '/bench/',
    publicDir: false,
    logLevel: 'warn',
    plugins: plugins.flat().filter(isOfModules),
    build: {
      ...settings,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        ...settings?.rolldownOptions,
        input: `${import.meta.dirname}/list-page.html`,
      },
    },
  });
}
