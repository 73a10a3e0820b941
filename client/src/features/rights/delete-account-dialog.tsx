import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../lib/form-frame';
import { PasswordField } from '../../lib/password-field';
import { hasWorked, useFieldForm } from '../../lib/use-field-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { deletionFields, useDeleteMyAccount, type DeletionField } from './use-delete-my-account';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** The account is gone: nothing of it may stay on the screen or on the device. */
  onDeleted: () => void;
}

export function DeleteAccountDialog({ open, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation('rights');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title')}
      description={t('delete.text')}
      closeLabel={t('delete.cancel')}
      dismissible={false}
    >
      <ul className="mb-5 list-disc space-y-1.5 pl-5 text-sm">
        {t('delete.consequences', { returnObjects: true }).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <DeletionForm onCancel={onClose} onDeleted={onDeleted} />
    </Dialog>
  );
}

interface DeletionFormProps {
  onCancel: () => void;
  onDeleted: () => void;
}

function DeletionForm({ onCancel, onDeleted }: DeletionFormProps) {
  const { t } = useTranslation('rights');
  const remove = useDeleteMyAccount();
  const fields = useFieldForm<DeletionField>({
    fields: deletionFields,
    initial: { password: '' },
    judge: (_field, value) => (value === '' ? 'field.passwordRequired' : null),
    send: async (typed) => {
      const outcome = await remove(typed);
      if (hasWorked(outcome)) onDeleted();
      return outcome;
    },
  });
  const { banner, submitting } = fields;
  return (
    <FormFrame of={fields} banner={banner}>
      <PasswordField of={fields} field="password" label={t('delete.password')} kind="current" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          {t('delete.cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={submitting}>
          {t(submitting ? 'delete.submitting' : 'delete.submit')}
        </Button>
      </div>
    </FormFrame>
  );
}
