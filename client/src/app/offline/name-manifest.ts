const address = '/manifest.webmanifest';

/**
 * Names the manifest by which the app is installed. Not part of the app's document: with its icon it would be
 * fetched among the code of the first page, which nobody installs before having seen it.
 */
export function nameManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = address;
  document.head.append(link);
}
