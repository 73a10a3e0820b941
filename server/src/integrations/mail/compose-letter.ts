import { html } from '../../platform/html.js';
import { frame } from './letter-frame.fr.js';
import { darkStyle, style } from './letter-style.js';
import type { Letter } from './mailer.js';

/** A letter's own words. */
export interface LetterText {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** What the letter is for: one button. */
  action?: { label: string; link: string };
  /** Small print below the button; a link follows its text. */
  notes: readonly (string | { text: string; link: string })[];
  /** Why it was sent, to somebody who may have no account. */
  reason?: string;
}

interface Addressee {
  to: string;
  /** Null for somebody whose name is not known. */
  firstName: string | null;
  /** Where the product lives. */
  home: string;
}

function plainText({ firstName, home }: Addressee, letter: LetterText): string {
  const { title, paragraphs, action, notes, reason = frame.reason } = letter;
  return [
    title,
    frame.greeting(firstName),
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.link}`] : []),
    ...notes.map((note) => (typeof note === 'string' ? note : `${note.text} ${note.link}`)),
    `--\n${frame.signature}\n${home}\n${reason}`,
  ].join('\n\n');
}

/** One column that fills a phone and stays narrow elsewhere; styles are inline, as mail programs want them. */
function markup({ firstName, home }: Addressee, letter: LetterText): string {
  const { subject, title, paragraphs, action, notes, reason = frame.reason } = letter;
  const link = action
    ? html`<p style="${style.action}">
          <a class="button" href="${action.link}" style="${style.button}">${action.label}</a>
        </p>
        <p class="muted" style="${style.note}">
          ${frame.linkHelp}<br />
          <a class="link" href="${action.link}" style="${style.link}">${action.link}</a>
        </p>`
    : '';
  return `<!doctype html>\n${
    html`<html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyle}
        </style>
      </head>
      <body class="paper" style="${style.body}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="${style.page}"
        >
          <tr>
            <td align="center" style="${style.margin}">
              <div style="${style.column}">
                <p style="${style.brand}">
                  <a class="link" href="${home}" style="${style.brandLink}">Popote</a>
                </p>
                <div class="card" style="${style.card}">
                  <h1 class="ink" style="${style.title}">${title}</h1>
                  ${[frame.greeting(firstName), ...paragraphs].map(
                    (text) => html`<p class="ink" style="${style.text}">${text}</p>`,
                  )}
                  ${link}
                  ${notes.map(
                    (note) =>
                      html`<p class="muted" style="${style.note}">
                        ${
                          typeof note === 'string'
                            ? note
                            : html`${note.text}<br />
                                <a class="link" href="${note.link}" style="${style.link}"
                                  >${note.link}</a
                                >`
                        }
                      </p>`,
                  )}
                </div>
                <p class="muted" style="${style.foot}">${frame.signature}<br />${reason}</p>
              </div>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
  }`;
}

/** The letter as text and as HTML; the same words in both. */
export const composeLetter = (addressee: Addressee, letter: LetterText): Letter => ({
  to: addressee.to,
  subject: letter.subject,
  text: plainText(addressee, letter),
  html: markup(addressee, letter),
});
