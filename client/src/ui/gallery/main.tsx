import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeToggle } from '../theme-toggle';
import { ToastProvider } from '../toast-provider';
import { Actions } from './actions';
import { Choices } from './choices';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { Foundations } from './foundations';
import './gallery.css';
import { Overlays } from './overlays';
import { Surfaces } from './surfaces';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ToastProvider label="Messages" closeLabel="Close">
        <main className="mx-auto max-w-5xl px-5 pb-24 sm:px-8">
          <div className="flex items-center justify-between py-6">
            <h1 className="text-4xl">Popote, in parts</h1>
            <ThemeToggle toDarkLabel="Dark theme" toLightLabel="Light theme" />
          </div>
          <Foundations />
          <Actions />
          <Fields />
          <Choices />
          <Surfaces />
          <Feedback />
          <Overlays />
        </main>
      </ToastProvider>
    </StrictMode>,
  );
}
