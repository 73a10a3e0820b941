import type { FragmentType } from '@apollo/client';
import { KeyRound, Mail } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { EmailChangeForm } from './email-change-form';
import { PasswordChangeForm } from './password-change-form';
import {
  useProfileSectionFragment,
  type ProfileSectionFragment,
} from './profile-section.generated';

interface AccountSectionProps {
  from: FragmentType<ProfileSectionFragment>;
  /** The third button of the account: managing the subscription, which is another feature's. */
  children: ReactNode;
}

type Form = 'email' | 'password';

/** A form opens below three buttons, on a phone out of sight: the focus brings it there. */
const focusFirstField = (panel: HTMLDivElement | null): void =>
  panel?.querySelector('input')?.focus();

/** The address and the password; one form at a time opens below their buttons. */
export function AccountSection({ from, children }: AccountSectionProps) {
  const { t } = useTranslation('accounts');
  const { data, complete } = useProfileSectionFragment(from);
  const [open, setOpen] = useState<Form | null>(null);
  if (!complete) return null;
  const { email, emailVerified } = data;
  const toggle = (form: Form) => (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.focus();
    setOpen(open === form ? null : form);
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
        <Chip tone={emailVerified ? 'herb' : 'saffron'} size="sm">
          {t(emailVerified ? 'emailState.verified' : 'emailState.unverified')}
        </Chip>
        {!emailVerified && (
          <Link
            to={paths.emailConfirmation}
            className="inline-flex min-h-touch items-center font-semibold text-herb underline underline-offset-4"
          >
            {t('emailState.verify')}
          </Link>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={Mail}
          aria-expanded={open === 'email'}
          onClick={toggle('email')}
        >
          {t('emailChange.open')}
        </Button>
        <Button
          variant="secondary"
          icon={KeyRound}
          aria-expanded={open === 'password'}
          onClick={toggle('password')}
        >
          {t('passwordChange.open')}
        </Button>
        {children}
      </div>
      {open !== null && (
        <div key={open} ref={focusFirstField}>
          {open === 'email' ? <EmailChangeForm /> : <PasswordChangeForm />}
        </div>
      )}
    </div>
  );
}
