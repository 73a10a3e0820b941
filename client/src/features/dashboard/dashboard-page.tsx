/** Placeholder until the page is built. */
export function DashboardPage() {
  return null;
}
