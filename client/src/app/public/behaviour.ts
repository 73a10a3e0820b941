import './public.css';
import { claimPromoCode } from '../../features/billing/promo-code';
import { takeDeletionNote } from '../../features/rights/deletion-notice';
import { writeStored } from '../../lib/browser-storage';
import { themeStore } from '../../ui/page-theme';

// The whole script of a public page: its pages are HTML, and work without it.

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const theme = themeStore();

function nameThemeButtons(): void {
  for (const button of all('[data-theme-toggle]')) {
    const { toDark = '', toLight = '' } = button.dataset;
    button.setAttribute('aria-label', theme.get() === 'dark' ? toLight : toDark);
  }
}
theme.subscribe(nameThemeButtons);
nameThemeButtons();
for (const button of all('[data-theme-toggle]')) {
  button.addEventListener('click', () => theme.choose(theme.get() === 'dark' ? 'light' : 'dark'));
}

for (const button of all('[data-promo-dismiss]')) {
  button.addEventListener('click', () => {
    writeStored('local', 'promo-banner-dismissed', 'true');
    document.documentElement.dataset.promo = 'dismissed';
    // The button is gone with the banner: the keyboard goes on with what follows it.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
for (const link of all('[data-promo-code]')) {
  link.addEventListener('click', () => claimPromoCode(link.dataset.promoCode ?? ''));
}

const farewells = all('[data-farewell]');
if (farewells.length > 0 && takeDeletionNote()) {
  for (const place of farewells) place.textContent = place.dataset.farewell ?? '';
}

for (const link of all('[data-back]')) {
  link.addEventListener('click', (event) => {
    const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`);
    if (!cameFromHere || window.history.length < 2) return;
    event.preventDefault();
    window.history.back();
  });
}

/** The part of the install guide that is about the device at hand. An iPad says that it is a Mac, but has no mouse. */
function deviceName(): string {
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  return userAgent.includes('Mac') && maxTouchPoints > 1 ? 'ios' : 'desktop';
}
for (const link of all('a[data-install][href="#installer"]')) {
  link.setAttribute('href', `#installer-${deviceName()}`);
}

/** What Chromium hands over when the page may be installed; no other browser knows it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}
const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  const install = (click: Event): void => {
    click.preventDefault();
    void event.prompt();
  };
  for (const control of all('[data-install], [data-install-now]')) {
    control.hidden = false;
    control.addEventListener('click', install);
  }
});

// The app is fetched as soon as somebody shows that they want in.
const entry = document.querySelector<HTMLMetaElement>('meta[name="popote-app"]')?.content ?? '';
let wanted = false;
function fetchApp(event: Event): void {
  const isToApp = event.target instanceof Element && event.target.closest('a[href^="/auth"]');
  if (wanted || !isToApp || entry === '') return;
  wanted = true;
  for (const href of entry.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
  document.addEventListener(type, fetchApp, { passive: true });
}
