import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { buttonClass } from '../../ui/button-class';
import { SkipLink } from '../../ui/skip-link';
import { Farewell } from './farewell';
import { FeatureGrid } from './feature-grid';
import { Hero } from './hero';
import { InstallGuide } from './install-guide';
import { PriceCard } from './price-card';
import { PromoBanner } from './promo-banner';
import { Questions } from './questions';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { WhyChoose } from './why-choose';

/** Rendered to HTML when the product is built; app/public/behaviour.ts brings its few buttons to life. */
export function LandingPage({ siteUrl }: { siteUrl: string }) {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink>{t('common:skipToContent')}</SkipLink>
      <PromoBanner />
      <Farewell />
      <SiteHeader full />
      <main
        id="content"
        tabIndex={-1}
        className="grid grid-cols-1 gap-20 pb-20 outline-none sm:gap-28"
      >
        <Hero />
        <FeatureGrid />
        <WhyChoose />
        <PriceCard />
        <Questions />
        <InstallGuide />
        <section className="mx-auto grid justify-items-center gap-6 px-4 text-center">
          <h2 className="text-4xl">{t('closing.title')}</h2>
          <a href={paths.signUp} className={buttonClass({ size: 'lg' })}>
            {t('start')}
          </a>
        </section>
      </main>
      <SiteFooter siteUrl={siteUrl} />
    </div>
  );
}
