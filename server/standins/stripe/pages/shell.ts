import { html } from '#product/platform/html.js';
import { htmlDocument, sendPage } from '../../html.js';
import { FR } from './pages.fr.js';
import type { ServerResponse } from 'node:http';
import type { Html, HtmlPart } from '#product/platform/html.js';

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

/** One line of a description list. */
export const row = (label: HtmlPart, value: HtmlPart, style: HtmlPart = ''): Html =>
  html`<div ${style}>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

interface Message {
  title: string;
  text: string;
  /** Where to go from there. */
  href?: string;
}

export function sendMessage(response: ServerResponse, status: number, message: Message): void {
  const { title, text, href } = message;
  const body = html`<main class="message card">
    <h1>${title}</h1>
    <p>${text}</p>
    ${href ? html`<p><a class="button primary" href="${href}">${FR.ended.back}</a></p>` : ''}
  </main>`;
  sendPage(response, status, shell(title, body));
}

export function sendUnknown(response: ServerResponse): void {
  sendMessage(response, 404, { title: FR.ended.unknownTitle, text: FR.ended.unknown });
}
