export interface PageModules {
  module: string;
  catalogues: readonly string[];
}
/** The lazy pages of app/pages.ts by name: their module, and the catalogues that come with it. */
export function readPageModules(): Map<string, PageModules>;

/** One file of the build, as .vite/manifest.json tells of it. */
export interface Chunk {
  file: string;
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The files of the build that these pages need at once, with all that their modules import.
 * @throws Error where there is no such page, or the build lacks a module
 */
export function filesOfPages(manifest: Manifest, names: readonly string[]): Set<string>;
