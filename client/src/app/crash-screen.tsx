import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/error-state';
import { buttonClass } from '../ui/button-class';
import { paths } from './paths';

interface CrashScreenProps {
  inPage: boolean;
  /** Null where nothing broke: the page could only not be fetched. */
  reference: string | null;
  onRetry: () => void;
}

/** What a person sees where something of ours broke. Works without the router, which may be what broke. */
export function CrashScreen({ inPage, reference, onRetry }: CrashScreenProps) {
  const { t } = useTranslation();
  const Landmark = inPage ? 'div' : 'main';
  return (
    <Landmark className="grid min-h-[60dvh] flex-1 place-items-center p-4">
      <ErrorState
        headingLevel={inPage ? 2 : 1}
        title={t('crash.title')}
        message={t(reference === null ? 'crash.unreachable' : 'crash.text')}
        reference={reference === null ? undefined : t('crash.reference', { id: reference })}
        retryLabel={t('retry')}
        onRetry={onRetry}
        action={
          <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
            {t('crash.home')}
          </a>
        }
      />
    </Landmark>
  );
}
