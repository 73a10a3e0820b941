import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { paths } from './paths';

interface CrashScreenProps {
  reference: string;
  onRetry: () => void;
}

/** What a person sees where something of ours broke. Works without the router, which may be what broke. */
export function CrashScreen({ reference, onRetry }: CrashScreenProps) {
  const { t } = useTranslation();
  return (
    <main
      role="alert"
      className="mx-auto grid min-h-[60vh] w-full max-w-lg content-center justify-items-center gap-4 p-6 text-center"
    >
      <h1 className="text-3xl">{t('crash.title')}</h1>
      <p className="text-lg text-muted">{t('crash.text')}</p>
      <p className="text-sm text-muted">{t('crash.reference', { id: reference })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{t('retry')}</Button>
        <a href={paths.home} className="inline-flex min-h-touch items-center px-3 underline">
          {t('crash.home')}
        </a>
      </div>
    </main>
  );
}
