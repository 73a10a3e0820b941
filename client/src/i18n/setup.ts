import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from '../lib/browser-storage';
import { detectLanguage, languageKeys, languages, readCookie } from './detect-language';
import { catalogue as common } from './fr/common';
import { catalogue as errors } from './fr/errors';
import { catalogue as notifications } from './fr/notifications';
import { catalogue as shell } from './fr/shell';

/** What every page speaks from: a file for each would be a request for each. */
const shared = { common, errors, notifications, shell };

const catalogues = import.meta.glob<ResourceKey>(
  ['./*/*.ts', '!./fr/{common,errors,notifications,shell}.ts'],
  { import: 'catalogue' },
);

// Each feature's sentences are a file of their own, fetched with the feature's first page.
const lazyCatalogues: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = catalogues[`./${language}/${namespace}.ts`];
    if (!load) return callback(new Error(`No catalogue ${language}/${namespace}`), false);
    load().then(
      (catalogue) => callback(null, catalogue),
      // Tried again where that may help: every other catalogue waits meanwhile.
      (error: unknown) =>
        callback(error instanceof Error ? error : String(error), navigator.onLine),
    );
  },
};

function adoptLanguage(language: string): void {
  document.documentElement.lang = language;
  writeStored('local', languageKeys.stored, language);
  window.dispatchEvent(new CustomEvent('language-changed', { detail: { language } }));
}

/** Ready with the shared catalogues; the others come with the pages that speak them. */
export async function setUpLanguage(): Promise<void> {
  const language = detectLanguage({
    query: new URLSearchParams(window.location.search).get(languageKeys.query),
    cookie: readCookie(document.cookie, languageKeys.stored),
    local: readStored('local', languageKeys.stored),
    session: readStored('session', languageKeys.stored),
    navigator: navigator.languages,
    html: document.documentElement.lang,
  });
  i18next.on('languageChanged', adoptLanguage);
  await i18next
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'fr',
      supportedLngs: languages,
      ns: Object.keys(shared),
      defaultNS: 'common',
      resources: { fr: shared },
      partialBundledLanguages: true,
      // React escapes; escaping twice would show entities.
      interpolation: { escapeValue: false },
    });
}
