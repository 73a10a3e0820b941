/**
 * What takes the focus when it goes back to where one writes. On a touch screen the field would raise
 * the keyboard over what one is about to read, so there it is the button beside.
 */
export function composerTarget(field: HTMLTextAreaElement | null): HTMLElement | null {
  const touched = window.matchMedia('(pointer: coarse)').matches;
  return (touched && field?.form?.querySelector<HTMLElement>('[type=submit]')) || field;
}

export const focusComposer = (field: HTMLTextAreaElement | null): void =>
  composerTarget(field)?.focus({ preventScroll: true });
