import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../graphql.generated';

const spoken = [
  'REPLY_EMPTY',
  'REPLY_TRUNCATED',
  'DIET_CONFLICT',
  'MODEL_UNAVAILABLE',
  'MODEL_REFUSED',
  'MODEL_MISCONFIGURED',
  'INTERRUPTED',
] as const;

interface Reason {
  code: ErrorCode;
  retryAfterSeconds: number | null;
}

/** Says why a reply failed or was cut short; nothing where no more is known than that. */
export function useReasonSentence(): (reason: Reason) => string | null {
  const { t } = useTranslation('chef');
  return ({ code, retryAfterSeconds }) => {
    if (code === 'MODEL_UNAVAILABLE' && retryAfterSeconds !== null)
      return t('end.reason.MODEL_UNAVAILABLE_WAIT', { count: retryAfterSeconds });
    const known = spoken.find((one) => one === code);
    return known ? t(`end.reason.${known}`) : null;
  };
}
