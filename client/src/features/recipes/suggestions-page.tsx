/** Placeholder until the page is built. */
export function SuggestionsPage() {
  return null;
}
