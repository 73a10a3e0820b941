import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';

const names = ['allergy', 'ai', 'family', 'cancel', 'trial'] as const;

export function Questions() {
  const { t } = useTranslation('landing');
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mx-auto w-full max-w-3xl scroll-mt-6 px-4 sm:px-6"
    >
      <h2 id="questions-title" className="text-4xl">
        {t('questions.title')}
      </h2>
      <div className="mt-6 border-t border-line">
        {names.map((name) => (
          <details key={name} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {t(`questions.list.${name}.question`)}
              <Icon of={ChevronDown} className="transition-ui group-open:rotate-180" />
            </summary>
            <p className="pb-5">{t(`questions.list.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
