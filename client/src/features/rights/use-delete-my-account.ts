import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import type { FormOutcome } from '../../lib/use-field-form';
import { useDeleteMyAccountMutation } from './delete-my-account.generated';

export const deletionFields = ['password'] as const;
export type DeletionField = (typeof deletionFields)[number];

/** Deletes the account for good; what the browser still shows of it is the caller's to leave. */
export function useDeleteMyAccount(): (
  draft: Record<DeletionField, string>,
) => Promise<FormOutcome<DeletionField>> {
  const { t } = useTranslation('errors');
  const [remove] = useDeleteMyAccountMutation();
  return (variables) => formOutcome(t, 'deleteMyAccount', deletionFields, remove({ variables }));
}
