import { ChevronDown, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';

/** Who answers here, and what it is told of the household. */
export function AiNotice({ open }: { open: boolean }) {
  const { t } = useTranslation('chef');
  return (
    <details open={open} className="group">
      {/* Beside it stand the bar's two buttons. */}
      <summary className="inline-flex min-h-touch max-w-[calc(100%-6rem)] cursor-pointer list-none items-center gap-2 rounded-control pr-2">
        <Icon of={Sparkles} size={18} className="text-aubergine @max-[14rem]:hidden" />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-tight">
          <strong className="font-semibold">{t('ai.label')}</strong>
          <span className="text-sm leading-tight text-muted @max-[14rem]:sr-only">
            {t('ai.know')}
          </span>
        </span>
        <Icon
          of={ChevronDown}
          size={18}
          className="text-muted transition-ui group-open:rotate-180"
        />
      </summary>
      <p className="pt-1 pb-3 text-sm text-muted">{t('ai.text')}</p>
    </details>
  );
}
