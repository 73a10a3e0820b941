import i18next, { type FlatNamespace } from 'i18next';
import { createElement, lazy, useState, type ComponentType } from 'react';

/** The code of a page could not be fetched: the network is away, or a new version has replaced it. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The page could not be fetched.', { cause });
    this.name = 'PageLoadError';
  }
}

export type LazyPage<Props> = ComponentType<Props> & {
  /** Fetches ahead what the page needs; resolves in any case: a failure is told when the page is shown. */
  preload: () => Promise<void>;
};

const isMissing = (name: string): boolean => !i18next.hasResourceBundle('fr', name);

/** i18next takes a catalogue that could not be fetched once as read, and would show its keys. */
async function loadCatalogues(names: readonly FlatNamespace[]): Promise<void> {
  await i18next.loadNamespaces(names);
  const missing = names.filter(isMissing);
  if (missing.length === 0) return;
  await i18next.reloadResources(['fr'], missing);
  if (missing.some(isMissing)) throw new Error(`No catalogue ${missing.join(', ')}`);
}

/**
 * A page fetched at its first visit, together with the catalogues it speaks from. One that is there
 * already is drawn at once: React keeps each fallback on screen for 300 ms, however soon the page comes.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...catalogues: FlatNamespace[]
): LazyPage<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetchPage = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [page] = await Promise.all([load(), loadCatalogues(catalogues)]);
      fetched = page;
      return { default: page };
    } catch (error) {
      throw new PageLoadError(error);
    }
  };
  const Fetched: ComponentType<Props> = lazy(fetchPage);
  function Page(props: Props) {
    // Of the two the one it was mounted with: another would begin anew.
    const [shown] = useState<{ Page: ComponentType<Props> }>(() => ({ Page: fetched ?? Fetched }));
    return createElement(shown.Page, props);
  }
  return Object.assign(Page, {
    preload: () =>
      fetchPage().then(
        () => undefined,
        () => undefined,
      ),
  });
}
