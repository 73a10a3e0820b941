import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { EnvelopeSent } from '../../illustrations/scenes/envelope-sent';
import { useFieldForm } from '../../lib/use-field-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { TextField } from '../../ui/text-field';
import { PageCard } from '../../lib/page-card';
import { fieldError } from './account-rules';
import { useRequestPasswordReset } from './use-request-password-reset';

/** Asks for the address, then says that a message is on its way to it. */
export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useRequestPasswordReset();
  const { form, draft, banner, submitting, errorAt, type, leave, submit } = useFieldForm<'email'>({
    fields: ['email'],
    initial: { email: search.get('email') ?? '' },
    judge: (field, value) => fieldError('signUp', field, value),
    send: async ({ email }) => {
      const outcome = await request(email);
      if (outcome.banner === null && outcome.fields.email === undefined) setSentTo(email.trim());
      return outcome;
    },
  });
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
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5"
      >
        {banner !== null && <Banner tone="error">{banner}</Banner>}
        <TextField
          name="email"
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={draft.email}
          error={errorAt('email')}
          onChange={(event) => type('email', event.target.value)}
          onBlur={() => leave('email')}
        />
        <Button type="submit" size="lg" loading={submitting}>
          {t(submitting ? 'reset.submitting' : 'reset.submit')}
        </Button>
      </form>
      {back}
    </PageCard>
  );
}
