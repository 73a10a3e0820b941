import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { contactEmail } from '../../lib/contact';
import { Logo } from '../../ui/logo';

const link = 'inline-flex min-h-touch items-center underline-offset-4 hover:underline';

interface SiteFooterProps {
  /** The address of the landing page, for the links that share it. */
  siteUrl: string;
}

export function SiteFooter({ siteUrl }: SiteFooterProps) {
  const { t } = useTranslation('landing');
  const shared = encodeURIComponent(t('footer.shareText', { url: siteUrl }));
  const groups = [
    {
      title: t('footer.legal'),
      links: [
        { href: paths.privacy, text: t('footer.privacy') },
        { href: paths.terms, text: t('footer.terms') },
        { href: paths.accessibility, text: t('footer.accessibility') },
        { href: `mailto:${contactEmail}`, text: t('footer.contact') },
      ],
    },
    {
      title: t('footer.share'),
      links: [
        { href: `https://wa.me/?text=${shared}`, text: t('footer.whatsapp') },
        {
          href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(siteUrl)}`,
          text: t('footer.facebook'),
        },
        { href: `mailto:?body=${shared}`, text: t('footer.email') },
      ],
    },
  ];
  return (
    <footer aria-label={t('footer.label')} className="border-t border-line bg-sunken">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-8 px-4 py-10 sm:grid-cols-[2fr_1fr_1fr] sm:px-6">
        <div className="max-sm:col-span-full">
          <Logo className="h-8 text-herb" />
          <p className="mt-4 text-sm">
            {t('footer.rights')} · {t('footer.region')}
          </p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold">{title}</p>
            <ul className="mt-1">
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href} className={link} rel="noreferrer">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
