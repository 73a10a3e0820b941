import { Download, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';

const sectionLink =
  'inline-flex min-h-touch items-center rounded-control px-3 font-medium hover:bg-herb-soft max-lg:hidden';

/** The header of the pages that anybody may read. */
export function SiteHeader({ full = false }: { full?: boolean }) {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-1 px-4 py-3 sm:px-6">
      <a
        href={paths.home}
        className="mr-auto inline-flex min-h-touch shrink-0 items-center rounded-control"
      >
        <Logo label={t('common:productName')} className="h-8 text-herb max-[22rem]:h-7 sm:h-9" />
      </a>
      <nav aria-label={t('nav.label')} className="ml-auto flex items-center gap-1">
        {full && (
          <>
            <a href="#fonctions" className={sectionLink}>
              {t('nav.features')}
            </a>
            <a href="#prix" className={sectionLink}>
              {t('nav.pricing')}
            </a>
            <a href="#questions" className={sectionLink}>
              {t('nav.questions')}
            </a>
          </>
        )}
        <ThemeButton />
        {full && (
          <a
            href="#installer"
            data-install
            className={buttonClass({ variant: 'ghost', size: 'sm', className: 'max-sm:hidden' })}
          >
            <Icon of={Download} size={18} />
            {t('nav.download')}
          </a>
        )}
        <a
          href={paths.auth}
          className={buttonClass({ variant: 'ghost', size: 'sm', className: 'max-md:hidden' })}
        >
          {t('signIn')}
        </a>
        <a href={paths.signUp} className={buttonClass({ size: 'sm' })}>
          {t('start')}
        </a>
      </nav>
    </header>
  );
}

/** Both drawings are in the page, and the theme shows the one that fits: no flash before the script. */
function ThemeButton() {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      data-theme-toggle
      data-to-dark={t('theme.toDark')}
      data-to-light={t('theme.toLight')}
      aria-label={t('theme.toDark')}
      className={buttonClass({
        variant: 'ghost',
        size: 'sm',
        square: true,
        className: 'script-only text-muted',
      })}
    >
      <Icon of={Moon} className="dark:hidden" />
      <Icon of={Sun} className="not-dark:hidden" />
    </button>
  );
}
