import type { ReactNode } from 'react';
import { SiteFooter } from '../../features/landing/site-footer';
import { SiteHeader } from '../../features/landing/site-header';

/** What surrounds a public page that is not the landing page. */
export function PublicFrame({ siteUrl, children }: { siteUrl: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <div className="flex flex-1 flex-col">{children}</div>
      <SiteFooter siteUrl={siteUrl} />
    </div>
  );
}
