import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../lib/form-frame';
import { hasWorked, useFieldForm, type ErrorKey } from '../../lib/use-field-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import {
  invitationFields,
  useCreateInvitation,
  type InvitationField,
} from './use-create-invitation';

/** The rest is for the server to say: it alone knows what an address is. */
const judge = (_field: InvitationField, value: string): ErrorKey | null =>
  value.trim() === '' ? 'field.emailRequired' : null;

/** Asks for an address, and says where the invitation went. */
export function InviteForm() {
  const { t } = useTranslation('households');
  const create = useCreateInvitation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFieldForm<InvitationField>({
    fields: invitationFields,
    initial: { email: '' },
    judge,
    send: async (typed) => {
      setSentTo(null);
      const outcome = await create(typed);
      if (hasWorked(outcome)) {
        setSentTo(typed.email.trim());
        type('email', '');
      }
      return outcome;
    },
  });
  const { draft, banner, submitting, errorAt, type } = fields;
  return (
    <FormFrame of={fields} banner={banner}>
      {sentTo !== null && <Banner tone="success">{t('invite.sent', { email: sentTo })}</Banner>}
      <TextField
        name="email"
        label={t('invite.email')}
        hint={t('invite.hint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={draft.email}
        error={sentTo !== null && draft.email === '' ? null : errorAt('email')}
        onChange={(event) => type('email', event.target.value)}
      />
      <Button type="submit" icon={Send} loading={submitting} className="justify-self-start">
        {t(submitting ? 'invite.submitting' : 'invite.submit')}
      </Button>
    </FormFrame>
  );
}
