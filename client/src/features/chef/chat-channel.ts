// Tabs of one browser show one conversation: what one tab begins, the others go and see.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('chat');

/** Tells the other tabs that the conversation is not as they know it. */
export const announceChat = (): void => channel?.postMessage('changed');

/** Calls back when another tab has changed the conversation; returns how to stop listening. */
export function onChatElsewhere(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
