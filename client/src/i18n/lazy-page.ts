import i18next, { type FlatNamespace } from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A page fetched at its first visit, together with the catalogues it speaks from. */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...catalogues: FlatNamespace[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [page] = await Promise.all([load(), i18next.loadNamespaces(catalogues)]);
    return { default: page };
  });
}
