import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { EnvelopeSent } from '../../illustrations/scenes/envelope-sent';
import { EmailField } from '../../lib/email-field';
import { FormFrame } from '../../lib/form-frame';
import { PageCard } from '../../lib/page-card';
import { hasWorked, useFieldForm } from '../../lib/use-field-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { fieldError } from './account-rules';
import { useRequestPasswordReset } from './use-request-password-reset';

/** Asks for the address, then says that a message is on its way to it. */
export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useRequestPasswordReset();
  const fields = useFieldForm<'email'>({
    fields: ['email'],
    initial: { email: search.get('email') ?? '' },
    judge: (field, value) => fieldError('signUp', field, value),
    send: async ({ email }) => {
      const outcome = await request(email);
      if (hasWorked(outcome)) setSentTo(email.trim());
      return outcome;
    },
  });
  const { banner, submitting } = fields;
  const back = (
    <Link to={paths.auth} className={buttonClass({ variant: 'ghost' })}>
      {t('backToSignIn')}
    </Link>
  );

  if (sentTo !== null) {
    return (
      <PageCard
        key="sent"
        title={t('reset.sent')}
        text={t('reset.sentText', { email: sentTo })}
        picture={<EnvelopeSent className="mx-auto w-56" />}
      >
        {/* The specification's sentence, byte for byte. */}
        <Banner tone="success">{t('reset.sentSentence')}</Banner>
        <Button variant="secondary" onClick={() => setSentTo(null)}>
          {t('reset.again')}
        </Button>
        {back}
      </PageCard>
    );
  }
  return (
    <PageCard key="form" title={t('reset.title')} text={t('reset.text')}>
      <FormFrame of={fields} banner={banner}>
        <EmailField of={fields} field="email" label={t('field.email')} />
        <Button type="submit" size="lg" loading={submitting}>
          {t(submitting ? 'reset.submitting' : 'reset.submit')}
        </Button>
      </FormFrame>
      {back}
    </PageCard>
  );
}
