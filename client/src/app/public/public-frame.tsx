import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteFooter } from '../../features/landing/site-footer';
import { SiteHeader } from '../../features/landing/site-header';
import { SkipLink } from '../../ui/skip-link';

/** What surrounds a public page that is not the landing page. */
export function PublicFrame({ siteUrl, children }: { siteUrl: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t('skipToContent')}</SkipLink>
      <SiteHeader />
      <div id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </div>
      <SiteFooter siteUrl={siteUrl} />
    </div>
  );
}
