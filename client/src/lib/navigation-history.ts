let firstPageShown = false;

/**
 * True from the second page of this visit on. The browser itself announces the first one; on the
 * later ones the page must move the focus, or a screen reader hears nothing.
 */
export function noteNavigation(): boolean {
  const navigated = firstPageShown;
  firstPageShown = true;
  return navigated;
}
