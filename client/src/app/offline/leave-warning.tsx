import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useLeaveQuestion } from './leave-question';

/** The question before changes that nobody has been told of are lost. */
export function LeaveWarning() {
  const { t } = useTranslation('offline');
  const question = useLeaveQuestion();
  // The dialog keeps its words while it fades away.
  const [count, setCount] = useState(question?.count ?? 0);
  if (question && question.count !== count) setCount(question.count);
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.answer(false)}
      title={t('leave.title', { count })}
      description={t('leave.text')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onConfirm={() => question?.answer(true)}
    />
  );
}
