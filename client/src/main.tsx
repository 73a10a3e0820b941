import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPage } from './app/preload';
import { setUpLanguage } from './i18n/setup';
import { followTheme } from './ui/use-theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

followTheme();
await setUpLanguage();
preloadPage(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
