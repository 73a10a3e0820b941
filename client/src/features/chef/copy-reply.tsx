import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button';
import { useToast } from '../../ui/use-toast';
import { plainText } from './plain-text';

/** What the chef said, for somewhere else. */
export function CopyReply({ text }: { text: string }) {
  const { t } = useTranslation('chef');
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainText(text));
      toast({ tone: 'success', title: t('copied') });
    } catch {
      toast({ tone: 'error', title: t('copyFailed') });
    }
  };
  return (
    <IconButton
      icon={Copy}
      label={t('copy')}
      onClick={() => void copy()}
      className="-my-2 text-muted"
    />
  );
}
