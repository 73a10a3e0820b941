import { RotateCcw, X } from 'lucide-react';
import { lazy, Suspense, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useOnDemand } from '../../lib/use-on-demand';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { AiNotice } from './ai-notice';
import { composerTarget } from './focus-composer';
import { useResetChat } from './use-reset-chat';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));

interface ChatBarProps {
  /** Nothing has been said yet. */
  empty: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told how the reset went: null, or why it did not. */
  onReset: (problem: string | null) => void;
}

/** Who answers, beginning anew, and the way out on a phone. */
export function ChatBar({ empty, field, onReset }: ChatBarProps) {
  const { t } = useTranslation('chef');
  const { reset, resetting } = useResetChat();
  const question = useOnDemand();
  const confirmed = useRef(false);
  const ask = (): void => {
    confirmed.current = false;
    question.show();
  };
  const confirm = async (): Promise<void> => {
    confirmed.current = true;
    const problem = await reset();
    question.hide();
    onReset(problem);
  };
  return (
    <div className="@container relative mx-auto w-full max-w-3xl border-b border-line pt-1 sm:pt-2">
      <AiNotice key={String(empty)} open={empty} />
      <div className="absolute top-1 right-0 flex gap-x-1 sm:top-2">
        {!empty && (
          <IconButton
            icon={RotateCcw}
            label={t('reset.open')}
            aria-haspopup="dialog"
            onClick={ask}
          />
        )}
        <Link
          to={paths.dashboard}
          aria-label={t('close')}
          className={buttonClass({
            variant: 'ghost',
            size: 'sm',
            square: true,
            className: 'sm:hidden',
          })}
        >
          <Icon of={X} />
        </Link>
      </div>
      {question.wanted && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={question.open}
            onOpenChange={(open) => (open ? ask() : question.hide())}
            title={t('reset.title')}
            description={t('reset.text')}
            confirmLabel={t('reset.confirm')}
            cancelLabel={t('reset.cancel')}
            busy={resetting}
            // The button that asked is gone with the conversation.
            finalFocus={() => (confirmed.current ? composerTarget(field.current) : true)}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      )}
    </div>
  );
}
