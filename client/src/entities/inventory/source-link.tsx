import { useTranslation } from 'react-i18next';

interface SourceLinkProps {
  source: { name: string; url: string };
}

/** Who says how long a food keeps. */
export function SourceLink({ source: { name, url } }: SourceLinkProps) {
  const { t } = useTranslation('inventory');
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="text-herb underline underline-offset-2"
    >
      {t('form.source', { name })}
    </a>
  );
}
