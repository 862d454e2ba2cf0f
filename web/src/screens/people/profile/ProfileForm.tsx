import { useApiMutation, useSessionActions } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { genderValues } from '@campus-procurement/sdk/values';
import { useForm } from 'react-hook-form';
import { type PictureChoice, PictureField } from '#ui/fields/PictureField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
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

/** Changes the profile fields that users may change themselves. */
export function ProfileForm({ profile, onReload, onClose }: ProfileFormProps) {
  const { refreshUser } = useSessionActions();
  const change = useApiMutation('updateMyProfile');
  const upload = useApiMutation('uploadFile');
  const form = useForm({ resolver: useRules(profileSchema), defaultValues: valuesOf(profile) });
  const { control } = form;
  const isSynchronised = profile.source === 'CAS' || profile.source === 'QLGD';

  /** Returns the change of the portrait: none, or the id of the new file. */
  async function avatarOf(file: PictureChoice) {
    if (file === 'keep') return {};
    const avatarId = file && (await upload.mutateAsync({ body: { bizType: 'AVATAR', file } })).id;
    return { avatarId };
  }

  async function save({ file, name, email, gender, introduction }: ProfileValues) {
    const changes = { email: email || null, gender, introduction: introduction || null, ...(await avatarOf(file)) };
    await change.mutateAsync({ body: { version: profile.version, ...changes, ...(!isSynchronised && { name }) } });
    // The profile is saved; a failure to refresh header and greeting is not shown as an error.
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
