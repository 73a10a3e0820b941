import { Workbox } from 'workbox-window';

const script = '/sw.js';

/**
 * Installs the service worker, and offers each later version once it is there: `offer` is given the way
 * to accept it. Nothing is reloaded before; a tab whose version was replaced by another tab is asked, too.
 */
export function followVersions(offer: (accept: () => void) => void): () => void {
  const worker = new Workbox(script);
  const hadController = Boolean(navigator.serviceWorker.controller);
  let accepted = false;
  const reload = (): void => window.location.reload();

  worker.addEventListener('waiting', () =>
    offer(() => {
      accepted = true;
      worker.messageSkipWaiting();
    }),
  );
  const onController = (): void => {
    if (accepted) reload();
    // The first version of all takes over in silence.
    else if (hadController) offer(reload);
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void worker.update().catch(() => undefined);
  };
  navigator.serviceWorker.addEventListener('controllerchange', onController);
  document.addEventListener('visibilitychange', onVisible);
  void worker.register().catch(() => undefined);
  return () => {
    navigator.serviceWorker.removeEventListener('controllerchange', onController);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
