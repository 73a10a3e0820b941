// Before the first paint: the theme, so that nothing flashes (src/lib/theme.ts takes over later).
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme-storage');
  } catch {
    // Storage refused: the system's preference is used.
  }
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = stored === 'light' || stored === 'dark' ? stored : preferred;
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#111814' : '#fbf7ef');
})();
