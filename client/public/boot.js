// Before the first paint: the theme and a dismissed banner, so that nothing flashes
// (src/ui/theme.ts and src/app/public/behaviour.ts take over later). In the app's own document, besides: the
// splash, and the app's first questions, asked while its code is on its way (src/apollo/asked-ahead.ts).
(() => {
  let stored = null;
  let changesWait = false;
  try {
    stored = localStorage.getItem('theme-storage');
    changesWait = localStorage.getItem('changes-waiting') !== null;
    if (localStorage.getItem('promo-banner-dismissed') === 'true') {
      document.documentElement.dataset.promo = 'dismissed';
    }
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
