// Before the first paint: theme, dismissed banner, splash, the app's first questions. Minified, it lies in the
// app's documents (src/ui/theme.ts, src/app/public/behaviour.ts, src/apollo/asked-ahead.ts).
(() => {
  let stored = null;
  let changesWait = false;
  let isRenewed = false;
  try {
    stored = localStorage.getItem('theme-storage');
    changesWait = localStorage.getItem('changes-waiting') !== null;
    if (localStorage.getItem('promo-banner-dismissed') === 'true') {
      document.documentElement.dataset.promo = 'dismissed';
    }
    isRenewed = sessionStorage.getItem('page-renewed') !== null;
  } catch {
    // Storage refused: the system's preference is used.
  }
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = stored === 'light' || stored === 'dark' ? stored : preferred;
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', theme === 'dark' ? '#111814' : '#fbf7ef');

  const questions = JSON.parse(document.getElementById('first-questions')?.textContent ?? '[]');
  window.askedAhead = new Map();
  for (const { at, url, request } of questions) {
    // What the person did without a network is sent before anything it concerns is read.
    if (at !== undefined && (changesWait || at !== location.pathname)) continue;
    const answer = fetch(url, request);
    answer.catch(() => {
      // Whoever needs the answer asks again.
    });
    window.askedAhead.set(request.body, answer);
  }

  // Parts that a new build has taken away: the page is loaded anew, once, and says so (offline-parts.tsx).
  const renew = async () => {
    const entry = document.querySelector('script[type=module]')?.src;
    if (isRenewed || (await fetch(entry, { method: 'HEAD', cache: 'no-store' })).status !== 404)
      return;
    sessionStorage.setItem('page-renewed', 'due');
    await (await navigator.serviceWorker?.getRegistration())?.unregister();
    location.reload();
  };
  const tryToRenew = ({ type, target }) => {
    if (type !== 'error' || target.tagName === 'SCRIPT') renew().catch(() => {});
  };
  addEventListener('vite:preloadError', tryToRenew);
  addEventListener('error', tryToRenew, true);

  const starts = document.querySelector('meta[name="popote-start"]')?.content.split(' ') ?? [];
  const isStart = starts.some(
    (path) => location.pathname === path || location.pathname.startsWith(`${path}/`),
  );
  try {
    if (!isStart || sessionStorage.getItem('splash-shown') !== null) return;
    sessionStorage.setItem('splash-shown', 'true');
  } catch {
    // Storage refused: shown at every start.
  }
  document.documentElement.dataset.splash = 'due';
  setTimeout(() => delete document.documentElement.dataset.splash, 2000);
})();
