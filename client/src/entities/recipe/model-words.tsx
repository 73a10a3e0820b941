import { useTranslation } from 'react-i18next';

interface ModelWordsProps {
  words: string | null | undefined;
}

/** What the model said instead of a recipe, quoted: why it declines is for its own words to say. */
export function ModelWords({ words }: ModelWordsProps) {
  const { t } = useTranslation('recipes');
  if (!words) return null;
  return (
    <figure className="mt-5 w-full rounded-control border border-line p-4 text-left text-sm">
      <figcaption className="font-semibold">{t('failed.modelWords')}</figcaption>
      <blockquote className="mt-2 text-muted [overflow-wrap:anywhere]">{words}</blockquote>
    </figure>
  );
}
