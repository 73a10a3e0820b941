import { useEffect } from 'react';
import { PageLoading } from './page-loading';

/** A page that is a document of its own: the app gives way to what the server has at this address. */
export function PublicDocument() {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}
