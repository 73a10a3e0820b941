import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button';
import { useTheme } from './theme';

export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme, toggleTheme } = useTheme();
  return (
    <IconButton
      label={t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark')}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={toggleTheme}
      className="text-muted"
    />
  );
}
