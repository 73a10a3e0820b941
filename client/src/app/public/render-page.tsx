import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { catalogue as common } from '../../i18n/fr/common';
import { catalogue as landing } from '../../i18n/fr/landing';
import { catalogue as legal } from '../../i18n/fr/legal';
import { catalogue as notFound } from '../../i18n/fr/not-found';
import { catalogue as recipes } from '../../i18n/fr/recipes';
import { Splash } from '../../ui/splash';
import { appPaths, type AppPath } from '../app-paths';
import { startPaths } from '../start-page';
import { firstQuestions } from './first-questions';
import { publicPages, type PublicPage } from './public-pages';
import { structuredData } from './structured-data';

/** Stands for the origin in every prerendered page; the server knows it and puts it in. */
const originPlaceholder = 'https://origin.invalid';

export interface RenderedPage {
  path: string | null;
  file: string;
  /** What belongs into the head. */
  head: string;
  body: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Data for a script, inside the document: nothing in it can end the element. */
const dataScript = (attributes: string, data: unknown): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function headOf({ path, title, description }: PublicPage): string {
  const picture = `${originPlaceholder}/og.png`;
  const meta = (key: 'name' | 'property', name: string, content: string): string =>
    `<meta ${key}="${name}" content="${escape(content)}" />`;
  const tags = [`<title>${escape(title)}</title>`, meta('name', 'description', description)];
  if (path === null) return [...tags, meta('name', 'robots', 'noindex')].join('\n');
  const url = originPlaceholder + path;
  tags.push(
    `<link rel="canonical" href="${url}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', common.productName),
    meta('property', 'og:locale', 'fr_CH'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  );
  if (path === '/') {
    tags.push(dataScript('type="application/ld+json"', structuredData(originPlaceholder)));
  }
  return tags.join('\n');
}

export interface RenderedAppPath extends AppPath {
  /** What public/boot.js asks ahead. */
  questions: string;
}

export interface RenderedSite {
  pages: readonly RenderedPage[];
  appPaths: readonly RenderedAppPath[];
  /** What the app's own document shows before any script of it has come, and where (public/boot.js). */
  splash: { head: string; body: string };
}

const splashOf = (label: string, tagLine: string): RenderedSite['splash'] => ({
  head: `<meta name="popote-start" content="${startPaths.join(' ')}" />`,
  body: renderToStaticMarkup(
    // Shown once what follows it has come: a part of it would be moved by the rest.
    <div className="hidden in-data-[splash=due]:has-[+#root]:block">
      <Splash label={label} tagLine={tagLine} />
    </div>,
  ),
});

/** Every public page as HTML, and what the app begins with. */
export async function renderPublicPages(): Promise<RenderedSite> {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { common, landing, legal, 'not-found': notFound, recipes } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const pages = await Promise.all(
    publicPages(`${originPlaceholder}/`).map(async (page) => {
      const { prelude } = await prerender(
        <StaticRouter location={page.path ?? '/404'}>{page.content}</StaticRouter>,
      );
      const body = await new Response(prelude).text();
      return { path: page.path, file: page.file, head: headOf(page), body };
    }),
  );
  const asking = appPaths.map(async (app) => ({
    ...app,
    questions: dataScript(
      'type="application/json" id="first-questions"',
      await firstQuestions(app.path),
    ),
  }));
  return {
    pages,
    appPaths: await Promise.all(asking),
    splash: splashOf(i18next.t('productName'), i18next.t('tagLine')),
  };
}
