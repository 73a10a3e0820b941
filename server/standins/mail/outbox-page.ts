import { html } from '#product/platform/html.js';
import { htmlDocument } from '../html.js';
import { FR, arrivedAt, messageCount } from './outbox.fr.js';
import type { Html, HtmlPart } from '#product/platform/html.js';
import type { StoredMessage } from './message-store.js';

/** Every page and link lies under this prefix, which the product forwards to this server. */
export const PREFIX = '/dev/mail';

export type View = 'html' | 'text';

function shell(title: string, main: HtmlPart): string {
  return htmlDocument({
    title: `${title} · Popote`,
    stylesheet: `${PREFIX}/style.css`,
    body: html`<header class="notice"><p>${FR.notice}</p></header>
      <main>${main}</main>`,
  });
}

function listItem(message: StoredMessage): Html {
  // The title of a letter may only say its subject again.
  const said = message.text.split('\n').filter((line) => line !== '' && line !== message.subject);
  return html`<li>
    <a href="${PREFIX}/messages/${message.id}">
      <strong>${message.subject || FR.noSubject}</strong>
      <span class="meta">
        <span>${FR.to} ${message.to.join(', ')}</span>
        <time datetime="${message.receivedAt}">${arrivedAt(message.receivedAt)}</time>
      </span>
      <span class="excerpt">${said.slice(0, 3).join(' ')}</span>
    </a>
  </li>`;
}

export function outboxPage(messages: readonly StoredMessage[]): string {
  return shell(
    FR.title,
    html`<div class="bar">
        <h1>${FR.title}</h1>
        <div class="actions">
          <a class="button" href="${PREFIX}">${FR.refresh}</a>
          ${
            messages.length > 0
              ? html`<form method="post" action="${PREFIX}/clear">
                  <button class="button" type="submit">${FR.clear}</button>
                </form>`
              : ''
          }
        </div>
      </div>
      <p class="quiet">
        ${FR.intro} ${messages.length > 0 ? `${messageCount(messages.length)}.` : ''}
      </p>
      ${
        messages.length > 0
          ? html`<ul class="messages">
              ${messages.map(listItem)}
            </ul>`
          : html`<div class="card empty">
              <p><strong>${FR.empty}</strong></p>
              <p class="quiet">${FR.emptyHelp}</p>
            </div>`
      }`,
  );
}

/** Plain text with its addresses made into links. */
function withLinks(text: string): HtmlPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part,
    );
}

function viewLink(message: StoredMessage, view: View, current: View): Html {
  const label = view === 'html' ? FR.htmlView : FR.textView;
  return html`<a
    class="button"
    href="${PREFIX}/messages/${message.id}?view=${view}"
    ${view === current ? html`aria-current="page"` : ''}
    >${label}</a
  >`;
}

function content(message: StoredMessage, view: View): Html {
  if (view === 'html') {
    return html`<iframe
      title="${FR.frame}"
      src="${PREFIX}/messages/${message.id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`;
  }
  return message.text
    ? html`<pre>${withLinks(message.text)}</pre>`
    : html`<p class="quiet">${FR.noText}</p>`;
}

function attachments(message: StoredMessage): Html | '' {
  if (message.attachments.length === 0) return '';
  const names = message.attachments.map(({ filename }) => filename ?? FR.unnamed);
  return html`<dt>${FR.attachments}</dt>
    <dd>${names.join(', ')}</dd>`;
}

export function messagePage(message: StoredMessage, wanted: View): string {
  const view = message.html === null ? 'text' : wanted;
  const title = message.subject || FR.noSubject;
  return shell(
    title,
    html`<p class="back"><a href="${PREFIX}">${FR.back}</a></p>
      <h1>${title}</h1>
      <dl>
        <dt>${FR.from}</dt>
        <dd>${message.from}</dd>
        <dt>${FR.to}</dt>
        <dd>${message.to.join(', ')}</dd>
        <dt>${FR.date}</dt>
        <dd><time datetime="${message.receivedAt}">${arrivedAt(message.receivedAt)}</time></dd>
        ${attachments(message)}
      </dl>
      <nav class="views" aria-label="${FR.views}">
        ${message.html === null ? '' : viewLink(message, 'html', view)}
        ${viewLink(message, 'text', view)}
        <a class="button" href="${PREFIX}/messages/${message.id}/source">${FR.source}</a>
      </nav>
      ${content(message, view)}`,
  );
}

export function unknownMessagePage(): string {
  return shell(
    FR.unknownTitle,
    html`<h1>${FR.unknownTitle}</h1>
      <p>${FR.unknown}</p>
      <p><a class="button" href="${PREFIX}">${FR.back}</a></p>`,
  );
}

/** A message's own markup, its links made to open outside of the frame that shows it. */
export function framedHtml(markup: string): string {
  const base = '<base target="_blank">';
  const head = /<head[^>]*>/i;
  return head.test(markup) ? markup.replace(head, (tag) => tag + base) : base + markup;
}
