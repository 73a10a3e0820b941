import { useTranslation } from 'react-i18next';

/** Drawn while a page or the answer of the guard is on its way. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <main className="grid min-h-[60dvh] flex-1 place-items-center p-6" aria-busy>
      <p role="status" className="text-muted">
        {t('loading')}
      </p>
    </main>
  );
}
