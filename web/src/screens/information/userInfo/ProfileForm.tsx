import { useApiMutation, useSessionActions } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { genderValues } from '@campus-procurement/sdk/values';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { type PictureChoice, PictureField } from '#ui/fields/PictureField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { limits, type ProfileValues, profileSchema } from './profileSchemas.ts';

const genderChoices = genderValues.map((value) => ({ value, label: `profile.gender${value}` as const }));

function valuesOf({ name, email, gender, introduction }: Schemas['UserProfile']): ProfileValues {
  return { file: 'keep', name, email: email ?? '', gender, introduction: introduction ?? '' };
}

interface ProfileFormProps {
  profile: Schemas['UserProfile'];
  onReload: () => Promise<Schemas['UserProfile'] | undefined>;
  onClose: () => void;
}

/** Changes what everybody may change of themselves. */
export function ProfileForm({ profile, onReload, onClose }: ProfileFormProps) {
  const t = useT();
  const { refreshUser } = useSessionActions();
  const change = useApiMutation('updateMyProfile');
  const upload = useApiMutation('uploadFile');
  const form = useForm({ resolver: useMemo(() => zodResolver(profileSchema(t)), [t]), defaultValues: valuesOf(profile) });
  const { control } = form;
  const isSynchronised = profile.source === 'CAS' || profile.source === 'QLGD';

  /** What a choice means for the profile: nothing, or the id of what is the portrait from now on. */
  async function avatarOf(file: PictureChoice) {
    if (file === 'keep') return {};
    const avatarId = file && (await upload.mutateAsync({ body: { bizType: 'AVATAR', file } })).id;
    return { avatarId };
  }

  async function save({ file, name, email, gender, introduction }: ProfileValues) {
    const changes = { email: email || null, gender, introduction: introduction || null, ...(await avatarOf(file)) };
    await change.mutateAsync({ body: { version: profile.version, ...changes, ...(!isSynchronised && { name }) } });
    // Saved it is; that header and greeting show it later is no failure.
    await refreshUser().catch((error) => console.error('The user could not be read again', error));
  }

  async function reload() {
    const latest = await onReload();
    if (latest) form.reset(valuesOf(latest));
  }

  return (
    <FormDrawer title={['profile.edit']} form={form} onSubmit={save} onClose={onClose} onReload={reload} draft={profile.id}>
      <PictureField
        control={control}
        name="file"
        label="profile.picture"
        hint="profile.pictureHint"
        person={profile.name}
        present={profile.avatar}
      />
      <TextField
        control={control}
        name="name"
        label="profile.name"
        hint={isSynchronised ? 'profile.nameFixed' : undefined}
        limit={limits.name}
        required
        readOnly={isSynchronised}
      />
      <SelectField control={control} name="gender" label="profile.gender" choices={genderChoices} />
      <TextField control={control} name="email" label="profile.email" limit={limits.email} />
      <TextField control={control} name="introduction" label="profile.introduction" limit={limits.introduction} multiline />
    </FormDrawer>
  );
}
