/** A fridge has five. */
export const shelves = 5;

/** The lowest. */
export const isDrawer = ({ index }: { index: number }): boolean => index === shelves - 1;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state >>> 0;
}

/** The shelf an item stands on, 0 (the top) to 4: the same for everybody, for ever. */
export const shelfOf = (id: string): number => hash(id) % shelves;
