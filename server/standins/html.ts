import type { ServerResponse } from 'node:http';
import { html, type HtmlPart } from '#product/platform/html.js';

export interface Page {
  title: string;
  /** Path of the style sheet, on the product's own port. */
  stylesheet: string;
  body: HtmlPart;
}

export function htmlDocument({ title, stylesheet, body }: Page): string {
  return `<!doctype html>\n${
    html`<html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.text
  }`;
}

export interface PageHeaders {
  /** Origins a form may end up on after its redirect, beyond this one. */
  formOrigins?: readonly string[];
  /** Content a page may frame; none by default. */
  frames?: boolean;
}

/** Sends a page that may run no script and load nothing but its own style sheet and fonts. */
export function sendPage(
  response: ServerResponse,
  status: number,
  document: string,
  { formOrigins = [], frames = false }: PageHeaders = {},
): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    `frame-src ${frames ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(document);
}
