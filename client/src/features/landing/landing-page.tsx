import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { HeroScene } from '../../illustrations/scenes/hero-scene';
import { Brand } from '../../lib/brand';
import { PageHeading } from '../../lib/page-heading';
import { ThemeToggle } from '../../lib/theme-toggle';
import { buttonClass } from '../../ui/button-class';
import { PromoBanner } from './promo-banner';

interface LandingPageProps {
  /** Called with the code of the welcome offer when the visitor takes it. */
  onClaimPromoCode: (promoCode: string) => void;
}

export function LandingPage({ onClaimPromoCode }: LandingPageProps) {
  const { t } = useTranslation('landing');

  return (
    <div className="flex min-h-dvh flex-col">
      <PromoBanner onClaim={onClaimPromoCode} />
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
        <Brand to={paths.home} />
        <nav aria-label={t('navigation')} className="flex items-center gap-1">
          <ThemeToggle />
          <Link to={paths.auth} className={buttonClass({ variant: 'ghost' })}>
            {t('signIn')}
          </Link>
        </nav>
      </header>
      <main className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-8 *:min-w-0 px-4 py-8 sm:px-6 lg:grid-cols-[5fr_6fr]">
        <div className="max-lg:text-center">
          <PageHeading title={t('title')} className="text-5xl" />
          <p className="mt-5 text-lg text-muted">{t('text')}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 max-lg:justify-center">
            <Link to={paths.signUp} className={buttonClass({ size: 'lg' })}>
              {t('start')}
            </Link>
            <p>
              <strong className="font-semibold">{t('price')}</strong>
              <span className="text-muted">, {t('commitment')}</span>
            </p>
          </div>
        </div>
        <HeroScene className="h-auto w-full rounded-sheet" />
      </main>
      <footer
        aria-label={t('footer.label')}
        className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-4 text-sm text-muted sm:px-6"
      >
        <p>{t('footer.rights')}</p>
        <p className="flex gap-x-5">
          <Link to={paths.privacy} className="inline-flex min-h-touch items-center underline">
            {t('footer.privacy')}
          </Link>
          <Link to={paths.terms} className="inline-flex min-h-touch items-center underline">
            {t('footer.terms')}
          </Link>
        </p>
      </footer>
    </div>
  );
}
