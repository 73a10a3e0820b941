type Move = 'next' | 'previous';

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Where a key leads to in the cook mode; null for one that is not its own, or that a control needs. */
export function stepByKey(press: KeyPress, onControl: boolean): Move | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  return key === ' ' && onControl ? null : (moves[key] ?? null);
}
