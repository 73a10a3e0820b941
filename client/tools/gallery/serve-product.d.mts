/** Starts the built product on a free port, with a data folder that goes when it stops. */
export function serveProduct(
  more?: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }>;
