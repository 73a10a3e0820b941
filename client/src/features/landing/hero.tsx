import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { HeroScene } from '../../illustrations/scenes/hero-scene';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { ListMiniature, SuggestionMiniature } from './miniature';

/** One sentence, one button, the kitchen, and the product itself at the edge of the table. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-x-10 gap-y-8 px-4 pt-6 sm:px-6 lg:grid-cols-[5fr_6fr] lg:pt-10">
      <div className="max-lg:text-center">
        <h1 className="text-5xl text-balance">{t('title')}</h1>
        <p className="mt-5 text-lg text-muted">{t('text')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 max-lg:justify-center">
          <a href={paths.signUp} className={buttonClass({ size: 'lg' })}>
            {t('start')}
          </a>
          <p>
            <strong className="font-semibold">{t('price')}</strong>
            <span className="text-muted">, {t('commitment')}</span>
          </p>
        </div>
        {/* What the header of a phone has no room for. */}
        <p className="mt-3 flex flex-wrap justify-center gap-x-2 md:hidden">
          <a href={paths.auth} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {t('signIn')}
          </a>
          <a
            href="#installer"
            data-install
            className={buttonClass({ variant: 'ghost', size: 'sm', className: 'sm:hidden' })}
          >
            <Icon of={Download} size={18} />
            {t('nav.download')}
          </a>
        </p>
      </div>
      <HeroScene className="h-auto w-full rounded-sheet" />
      <div
        role="group"
        aria-label={t('miniature.label')}
        className="grid grid-cols-1 gap-5 md:grid-cols-[3fr_2fr] lg:col-span-2 lg:-mt-2"
      >
        <SuggestionMiniature />
        <ListMiniature />
      </div>
    </section>
  );
}
