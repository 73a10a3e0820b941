import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface SettingsDialogProps {
  of: 'aisles' | 'staples' | 'atHome';
  open: boolean;
  onClose: () => void;
  /** The last change, for who cannot see it. */
  said: string;
  /** Why it could not be kept. */
  problem: string | null;
  children: ReactNode;
}

/** The frame of what is set beside the list: each change is kept at once and said aloud. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { of, open, onClose, said, problem, children } = props;
  const { t } = useTranslation(['list-settings', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={t(`${of}.title`)}
      description={t(`${of}.text`)}
      closeLabel={t('common:close')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <p role="status" className="sr-only">
        {said}
      </p>
      {children}
    </Dialog>
  );
}
