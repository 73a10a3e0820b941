import { useTranslation } from 'react-i18next';
import { ThemeToggle as UnnamedThemeToggle } from '../ui/theme-toggle';

/** The switch between light and dark, with its French names. */
export function ThemeToggle() {
  const { t } = useTranslation();
  return (
    <UnnamedThemeToggle
      toDarkLabel={t('theme.toDark')}
      toLightLabel={t('theme.toLight')}
      className="text-muted"
    />
  );
}
