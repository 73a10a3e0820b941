// Tabs of one browser share the session's cookie: what one does about it, the others follow.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

/** `ended`: by itself, or elsewhere; who has signed out has left. */
type News = 'signed-in' | 'signed-out' | 'ended';

export const announce = (news: News): void => channel?.postMessage(news);

/** Calls back when another tab has news of the session; returns how to stop listening. */
export function onNewsElsewhere(awaited: News, listener: () => void): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.data === awaited) listener();
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
