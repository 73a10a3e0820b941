import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWorked, useFieldForm, type ErrorKey } from '../../lib/use-field-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/use-toast';
import { fieldError } from './account-rules';
import {
  useProfileSectionFragment,
  type ProfileSectionFragment,
} from './profile-section.generated';
import { TelephoneLater } from './telephone/telephone-later';
import { profileFields, useUpdateProfile, type ProfileField } from './use-update-profile';

const names = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

export function ProfileSection({ from }: { from: FragmentType<ProfileSectionFragment> }) {
  const { data, complete } = useProfileSectionFragment(from);
  return complete ? <ProfileForm profile={data.profile} /> : null;
}

function ProfileForm({ profile }: { profile: ProfileSectionFragment['profile'] }) {
  const { t } = useTranslation('accounts');
  const toast = useToast();
  const update = useUpdateProfile();
  const { firstName, lastName, phone } = profile;
  const [phoneProblem, setPhoneProblem] = useState<ErrorKey | null>(null);
  const { form, draft, banner, submitting, errorAt, type, leave, submit } =
    useFieldForm<ProfileField>({
      fields: profileFields,
      initial: { firstName, lastName, phone: phone ?? '' },
      judge: (field, value) =>
        field === 'phone' ? phoneProblem : fieldError('signUp', field, value),
      send: async (typed) => {
        const outcome = await update(typed);
        if (hasWorked(outcome)) toast({ tone: 'success', title: t('profile.saved') });
        return outcome;
      },
    });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 *:min-w-0 sm:grid-cols-2"
    >
      {banner !== null && (
        <Banner tone="error" className="sm:col-span-2">
          {banner}
        </Banner>
      )}
      {names.map(({ field, autoComplete }) => (
        <TextField
          key={field}
          name={field}
          label={t(`field.${field}`)}
          autoComplete={autoComplete}
          required
          value={draft[field]}
          error={errorAt(field)}
          onChange={(event) => type(field, event.target.value)}
          onBlur={() => leave(field)}
        />
      ))}
      <TelephoneLater
        name="phone"
        initial={phone ?? ''}
        error={errorAt('phone')}
        onChange={(number, problem) => {
          setPhoneProblem(problem);
          type('phone', number);
        }}
        onLeave={() => leave('phone')}
        className="sm:col-span-2"
      />
      <Button type="submit" loading={submitting} className="justify-self-start sm:col-span-2">
        {t(submitting ? 'profile.saving' : 'profile.save')}
      </Button>
    </form>
  );
}
