// Tabs of one browser share the session's cookie: signing out in one must empty the others.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

export const announceSignOut = (): void => channel?.postMessage('signed-out');

/** Calls back when another tab has signed out; returns how to stop listening. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.data === 'signed-out') listener();
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
