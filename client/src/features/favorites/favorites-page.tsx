/** Placeholder until the page is built. */
export function FavoritesPage() {
  return null;
}
