import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button';
import { useTheme } from './use-theme';

export interface ThemeToggleProps {
  toDarkLabel: string;
  toLightLabel: string;
  className?: string;
}

export function ThemeToggle({ toDarkLabel, toLightLabel, className }: ThemeToggleProps) {
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={dark ? toLightLabel : toDarkLabel}
      icon={dark ? Sun : Moon}
      className={className}
      onClick={toggleTheme}
    />
  );
}
