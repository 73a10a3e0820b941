import { useTranslation } from 'react-i18next';
import { formOutcome } from '../../apollo/form-outcome';
import type { FormOutcome } from '../../lib/use-field-form';
import { useCreateInvitationMutation } from './create-invitation.generated';

export const invitationFields = ['email'] as const;
export type InvitationField = (typeof invitationFields)[number];

/** Sends an invitation; the list of the open ones follows from the reply. */
export function useCreateInvitation(): (
  draft: Record<InvitationField, string>,
) => Promise<FormOutcome<InvitationField>> {
  const { t } = useTranslation('errors');
  const [create] = useCreateInvitationMutation();
  return (input) =>
    formOutcome(t, 'createInvitation', invitationFields, create({ variables: { input } }));
}
