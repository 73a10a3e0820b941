import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { Checkbox } from '../../ui/checkbox';

interface ConsentBoxProps {
  /** Under which a form finds it. */
  name?: string;
  given: boolean;
  busy?: boolean;
  error?: string | null;
  onChange: (given: boolean) => void;
}

/** Asks whether restrictions and allergens may be kept: apart from everything else, and never ticked beforehand. */
export function ConsentBox({ name, given, busy, error, onChange }: ConsentBoxProps) {
  const { t } = useTranslation('consent');
  return (
    <Checkbox
      name={name}
      label={t('label')}
      description={t('text')}
      checked={given}
      disabled={busy}
      error={error}
      onChange={onChange}
    >
      <a
        href={paths.privacy}
        target="_blank"
        className="inline-flex min-h-touch items-center text-sm font-semibold text-herb underline underline-offset-4"
      >
        {t('privacy')}
      </a>
    </Checkbox>
  );
}
