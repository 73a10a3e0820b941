import { html } from '#product/platform/html.js';
import { htmlDocument } from '../../html.js';
import { FR } from './pages.fr.js';
import type { HtmlPart } from '#product/platform/html.js';

/** Every page and link lies under this prefix, which the product forwards to this server. */
export const PREFIX = '/dev/stripe';

export function shell(title: string, main: HtmlPart): string {
  return htmlDocument({
    title: `${title} · ${FR.brand}`,
    stylesheet: `${PREFIX}/assets/style.css`,
    body: html`<header class="notice"><p>${FR.notice}</p></header>
      ${main}`,
  });
}

export function messagePage(
  title: string,
  text: string,
  link: { href: string; label: string } | null,
): string {
  return shell(
    title,
    html`<main class="message card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${link ? html`<p><a class="button primary" href="${link.href}">${link.label}</a></p>` : ''}
    </main>`,
  );
}
