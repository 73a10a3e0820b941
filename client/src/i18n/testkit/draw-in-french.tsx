import { createInstance, type ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

/** Draws what a test asks, in French, with these sentences and no others. */
export function drawInFrench(catalogues: ResourceLanguage): (element: ReactNode) => string {
  const i18n = createInstance({
    lng: 'fr',
    defaultNS: 'common',
    initAsync: false,
    resources: { fr: catalogues },
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  return (element) =>
    renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}
