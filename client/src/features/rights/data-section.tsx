import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBox } from '../../entities/consent/consent-box';
import { isConsentOutdated, isConsentStanding } from '../../entities/consent/consent-version';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { useOnDemand } from '../../lib/use-on-demand';
import { useDataSectionFragment, type DataSectionFragment } from './data-section.generated';
import { useExportMyData } from './use-export-my-data';
import { useGiveConsent } from './use-give-consent';
import { useWithdrawConsent } from './use-withdraw-consent';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog')).DeleteAccountDialog,
}));

interface DataSectionProps {
  from: FragmentType<DataSectionFragment>;
  /** Leaves for the public page, with nothing of the account left on this device. */
  onDeleted: () => void;
}

/** What a person may ask of us about their data: the agreement, a copy, the end. */
export function DataSection({ from, onDeleted }: DataSectionProps) {
  const { t } = useTranslation('rights');
  const { data, complete } = useDataSectionFragment(from);
  const [problem, setProblem] = useState<string | null>(null);
  const [exporting, setExporting] = useState(false);
  const deletion = useOnDemand();
  const exportMyData = useExportMyData();
  if (!complete) return null;
  const download = async (): Promise<void> => {
    setExporting(true);
    setProblem(await exportMyData());
    setExporting(false);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Consent
        given={isConsentStanding(data.consents)}
        outdated={isConsentOutdated(data.consents)}
        onProblem={setProblem}
      />
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <p className="text-muted">{t('export.text')}</p>
        <Button variant="secondary" loading={exporting} onClick={() => void download()}>
          {t('export.submit')}
        </Button>
      </div>
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <p className="text-muted">{t('delete.hint')}</p>
        <Button variant="danger" onClick={deletion.show}>
          {t('delete.open')}
        </Button>
      </div>
      {deletion.wanted && (
        <Suspense fallback={null}>
          <DeleteAccountDialog open={deletion.open} onClose={deletion.hide} onDeleted={onDeleted} />
        </Suspense>
      )}
    </div>
  );
}

interface ConsentProps {
  given: boolean;
  /** To words that have changed since. */
  outdated: boolean;
  onProblem: (problem: string | null) => void;
}

function Consent({ given, outdated, onProblem }: ConsentProps) {
  const { t } = useTranslation('rights');
  const question = useOnDemand();
  const [busy, setBusy] = useState(false);
  const give = useGiveConsent();
  const withdraw = useWithdrawConsent();
  const send = async (change: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    onProblem(await change());
    setBusy(false);
    question.hide();
  };
  return (
    <>
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <ConsentBox
          given={given}
          busy={busy}
          onChange={(checked) => (checked ? void send(give) : question.show())}
        />
        {outdated && (
          <>
            <p className="text-muted">{t('consent.outdated')}</p>
            <Button variant="secondary" onClick={question.show}>
              {t('consent.withdrawOutdated')}
            </Button>
          </>
        )}
      </div>
      {question.wanted && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={question.open}
            onOpenChange={(open) => (open ? question.show() : question.hide())}
            title={t('consent.withdrawTitle')}
            description={t('consent.withdrawText')}
            confirmLabel={t('consent.withdraw')}
            cancelLabel={t('consent.keep')}
            busy={busy}
            onConfirm={() => void send(withdraw)}
          />
        </Suspense>
      )}
    </>
  );
}
