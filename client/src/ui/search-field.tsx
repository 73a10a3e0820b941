import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './icon-button';
import { TextField } from './text-field';

export interface SearchFieldProps {
  /** Spoken; the placeholder shows. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  className?: string;
}

/** Escape or the cross empties it and keeps the focus. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, clearLabel, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      type="search"
      label={label}
      hideLabel
      placeholder={placeholder ?? label}
      icon={Search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        clear();
      }}
      autoComplete="off"
      enterKeyHint="search"
      fieldClassName={className}
      className="rounded-full [&::-webkit-search-cancel-button]:hidden"
      trailing={
        value === '' ? null : (
          <IconButton label={clearLabel} icon={X} className="text-muted" onClick={clear} />
        )
      }
    />
  );
}
