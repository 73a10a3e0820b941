import { useTranslation } from 'react-i18next';

/** Empty until app/public/behaviour.ts has something to say in it, so that it is read out. */
export function Farewell() {
  const { t } = useTranslation('landing');
  return (
    <p
      role="status"
      data-farewell={t('farewell')}
      className="bg-herb-soft px-4 py-4 text-center font-semibold empty:hidden"
    />
  );
}
