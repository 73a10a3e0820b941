import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKey } from '../../../lib/use-field-form';
import { Combobox } from '../../../ui/combobox';
import { TextField } from '../../../ui/text-field';
import { homeCountry, listCountries } from './countries';
import { arrange, problemOf, toSend, type TypedNumber } from './telephone-number';

export interface TelephoneFieldProps {
  name: string;
  /** A number in E.164 form, or blank. Read once. */
  initial: string;
  error: string | null;
  /** The number as the server is sent it, and what is wrong with it. */
  onChange: (number: string, problem: ErrorKey | null) => void;
  onLeave: () => void;
  /** Whether a press asked for it: the number then takes the focus as it appears. */
  asked?: boolean;
  className?: string;
}

/** A telephone number beside its country, which can be searched by name or by calling code. */
export function TelephoneField(props: TelephoneFieldProps) {
  const { name, initial, error, onChange, onLeave, asked = false, className } = props;
  const { t } = useTranslation('accounts');
  const countries = useMemo(() => listCountries(), []);
  const [typed, setTyped] = useState(() => arrange({ country: homeCountry, text: initial }));
  const number = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (asked) number.current?.focus();
  }, [asked]);

  const take = (next: TypedNumber): void => {
    setTyped(next);
    onChange(toSend(next), problemOf(next));
  };

  return (
    <div className={clsx('@container', className)}>
      <div className="grid grid-cols-1 items-start gap-3 *:min-w-0 @min-[30rem]:grid-cols-[2fr_3fr]">
        <Combobox
          label={t('telephone.country')}
          searchLabel={t('telephone.search')}
          emptyText={t('telephone.none')}
          options={countries}
          value={typed.country}
          onChange={(country) => take({ ...typed, country })}
        />
        <TextField
          ref={number}
          name={name}
          label={t('field.phone')}
          type="tel"
          autoComplete="tel"
          value={typed.text}
          error={error}
          onChange={({ target }) => take({ ...typed, text: target.value })}
          onBlur={() => {
            take(arrange(typed));
            onLeave();
          }}
        />
      </div>
    </div>
  );
}
