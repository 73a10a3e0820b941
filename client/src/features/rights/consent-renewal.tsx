import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ConsentBox } from '../../entities/consent/consent-box';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { useToast } from '../../ui/use-toast';
import { useGiveConsent } from './use-give-consent';

/** Asks whoever has agreed to the words of before: once, kindly, and in nobody's way. */
export function ConsentRenewal() {
  const { t } = useTranslation('consent');
  const toast = useToast();
  const give = useGiveConsent();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async (): Promise<void> => {
    setBusy(true);
    const found = await give();
    setBusy(false);
    setProblem(found);
    if (found !== null) return;
    toast({ tone: 'success', title: t('renewal.thanks') });
    // The question goes with its answer: the page takes the focus.
    document.getElementById('content')?.focus();
  };
  return (
    <Card as="section" aria-label={t('renewal.title')} className="mb-5 grid grid-cols-1 gap-3">
      <h2 className="text-xl">{t('renewal.title')}</h2>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <p>{t('renewal.text')}</p>
      <ConsentBox given={false} busy={busy} onChange={() => void agree()} />
      <Link
        to={paths.settings}
        className="inline-flex min-h-touch items-center justify-self-start font-semibold text-herb underline underline-offset-4"
      >
        {t('renewal.settings')}
      </Link>
    </Card>
  );
}
