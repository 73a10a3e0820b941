import { drawnLater } from '../drawn-later';

export const EnvelopeSent = drawnLater(
  async () => (await import('./drawn/envelope-sent')).DrawnEnvelopeSent,
  320,
  240,
);
