// Runs before the first paint, from <head>, so that no page flashes in the other theme.
// A file of its own because a strict CSP allows no inline script. Same rule as src/ui/theme.ts.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme-storage');
  } catch (refused) {
    theme = null;
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
})();
