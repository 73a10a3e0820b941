import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'icon'> {
  showPasswordLabel: string;
  hidePasswordLabel: string;
}

export function PasswordField({
  showPasswordLabel,
  hidePasswordLabel,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? hidePasswordLabel : showPasswordLabel}
          icon={shown ? EyeOff : Eye}
          className="text-muted"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
