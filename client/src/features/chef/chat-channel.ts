// Tabs of one browser show one conversation: what one tab begins, the others go and see.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('chat');

/** Tells the other tabs that the conversation is not as they know it. */
export const announceChat = (): void => channel?.postMessage('changed');

/** Calls back when another tab has changed the conversation; returns how to stop listening. */
export function onChatElsewhere(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/** Calls back when somebody comes back to the page: another device may have gone on meanwhile. */
export function onChatReturn(listener: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
