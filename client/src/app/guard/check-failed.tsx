import { useTranslation } from 'react-i18next';
import { errorReference, failureKey } from '../../apollo/failure-sentence';
import { ErrorState } from '../../ui/error-state';
import type { Access } from './page-access';

interface CheckFailedProps {
  access: Access;
  error: unknown;
  onRetry: () => void;
}

/** The guard could not ask the server: it says so and offers to ask again, here, instead of guessing. */
export function CheckFailed({ access, error, onRetry }: CheckFailedProps) {
  const { t } = useTranslation();
  const { t: sentence } = useTranslation('errors');
  const key = failureKey(error, navigator.onLine);
  const reference = errorReference(error);
  const vague = key === 'unexpected' && access === 'questionnaire';
  return (
    <main className="grid min-h-[70dvh] flex-1 place-items-center p-4">
      <ErrorState
        headingLevel={1}
        title={t('checkFailed')}
        message={sentence(vague ? 'preferences.checkFailed' : key)}
        reference={reference ? sentence('reference', { id: reference }) : undefined}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    </main>
  );
}
