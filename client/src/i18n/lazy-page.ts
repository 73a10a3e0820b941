import i18next, { type FlatNamespace } from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The code of a page could not be fetched: the network is away, or a new version has replaced it. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The page could not be fetched.', { cause });
    this.name = 'PageLoadError';
  }
}

export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches ahead what the page needs; a failure is told when the page is shown. */
  preload: () => void;
};

/** A page fetched at its first visit, together with the catalogues it speaks from. */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...catalogues: FlatNamespace[]
): LazyPage<Props> {
  const fetchPage = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [page] = await Promise.all([load(), i18next.loadNamespaces(catalogues)]);
      return { default: page };
    } catch (error) {
      throw new PageLoadError(error);
    }
  };
  return Object.assign(lazy(fetchPage), {
    preload: () => void fetchPage().catch(() => undefined),
  });
}
