export const languages = ['fr'] as const;
export type Language = (typeof languages)[number];

/** Name of the query parameter, and of the cookie and storage entries. */
export const languageKeys = { query: 'lng', stored: 'i18nextLng' } as const;

export interface LanguageSources {
  query: string | null;
  cookie: string | null;
  local: string | null;
  session: string | null;
  navigator: readonly string[];
  html: string | null;
}

function supported(tag: string | null): Language | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === base) ?? null;
}

/** The first source that names a language Popote speaks wins; French when none does. */
export function detectLanguage(sources: LanguageSources): Language {
  const inOrder = [
    sources.query,
    sources.cookie,
    sources.local,
    sources.session,
    ...sources.navigator,
    sources.html,
  ];
  for (const tag of inOrder) {
    const language = supported(tag);
    if (language) return language;
  }
  return 'fr';
}

/** The value of one cookie; a malformed escape is no language, not a crash. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}
