import { useTranslation } from 'react-i18next';

/** Drawn while a page or the answer of the guard is on its way; quick ones show nothing. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <main className="grid min-h-dvh place-items-center p-6" aria-busy>
      <p role="status" className="animate-appear-late text-muted">
        {t('loading')}
      </p>
    </main>
  );
}
