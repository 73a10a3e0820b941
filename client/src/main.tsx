import './ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { hearEarly } from './app/commands/early-palette';
import { prepareFirstPage } from './app/preload';
import { setUpLanguage } from './i18n/setup';
import { pause } from './lib/pause';
import { followTheme } from './ui/page-theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

/** How long the screen may stay empty, or the splash alone, before it says that something is coming. */
const patienceMs = 2000;

/** The server leads to the address without a slash at its end; where there is no network, nobody does. */
function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/(.)\/$/, '$1');
  if (bare !== pathname) window.history.replaceState(null, '', bare + search + hash);
}

hearEarly();
mendAddress();
followTheme();
await pause();
await setUpLanguage();
await pause();

async function start(host: HTMLElement): Promise<void> {
  // A page that comes soon is drawn at once; one that does not, gives way to a word about it.
  await Promise.race([
    prepareFirstPage(window.location.pathname),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  // In small steps, between which the browser can paint and answer.
  startTransition(() =>
    createRoot(host).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// Not awaited here: the page's code imports this module, and would wait for it in its turn.
void start(root);
