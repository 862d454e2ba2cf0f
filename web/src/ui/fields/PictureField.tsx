import { Button, Group, Input, Progress, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type FieldValues, useController, useFormState } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FileName } from '../files/FileName.tsx';
import { UserAvatar } from '../text/UserAvatar.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FileChoice } from './FileChoice.tsx';

/** What becomes of a picture when the form is saved: it is left as it is, removed, or another one is uploaded. */
export type PictureChoice = 'keep' | null | File;

interface PictureFieldProps<V extends FieldValues> extends FieldProps<V, PictureChoice> {
  /** Whose picture it is. */
  person: string;
  /** Address of the present picture; null without one. */
  present: string | null;
}

/** Chooses a portrait and shows it before anything is sent; the form uploads it when it is saved. */
export function PictureField<V extends FieldValues>({ control, name, label, hint, person, present }: PictureFieldProps<V>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const { isSubmitting } = useFormState({ control });
  const choice: PictureChoice = field.value;
  const chosen = choice instanceof File ? choice : null;
  const preview = useFileAddress(chosen);
  const shown = choice === 'keep' ? present : preview;
  const isUploading = isSubmitting && chosen !== null;
  return (
    <Input.Wrapper label={t(label)} description={hint && t(hint)} error={fieldState.error?.message}>
      <Group gap="md" my={6}>
        <UserAvatar name={person} size={72} picture={shown} />
        <FileChoice
          label={t(label)}
          accept="image/png,image/jpeg"
          onChoose={([file]) => field.onChange(file)}
          disabled={isSubmitting}
        >
          {(props) => (
            <Button {...props} ref={field.ref} variant="default" onBlur={field.onBlur}>
              {t('ui.choosePicture')}
            </Button>
          )}
        </FileChoice>
        {(chosen || shown) && (
          <Button variant="subtle" color="red" disabled={isSubmitting} onClick={() => field.onChange(chosen ? 'keep' : null)}>
            {chosen ? t('ui.dropPicture') : t('ui.removePicture')}
          </Button>
        )}
      </Group>
      {chosen && (
        <Text size="xs" c="dimmed">
          <FileName name={chosen.name} />
        </Text>
      )}
      {isUploading && <Progress value={100} animated mt={6} aria-label={t('ui.uploading')} />}
      <VisuallyHidden role="status">{isUploading && t('ui.uploading')}</VisuallyHidden>
    </Input.Wrapper>
  );
}

/** A chosen file as an address, good until another one is chosen. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
