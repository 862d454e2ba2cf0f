import type { Schemas } from '@campus-procurement/sdk';
import { ActionIcon, Button, Input, Progress } from '@mantine/core';
import { IconPaperclip, IconTrash, IconUpload } from '@tabler/icons-react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileName } from '../files/FileName.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FileChoice } from './FileChoice.tsx';
import classes from './FilesField.module.css';
import { allowanceOf, type FileEntry } from './fileEntry.ts';
import { useFileEntries } from './useFileEntries.ts';

interface FilesFieldProps<V extends FieldValues> extends FieldProps<V, FileEntry[]> {
  bizType: Schemas['UploadBizType'];
  /** Most files; where it is 1, another one takes the place of the first. */
  limit: number;
  /** Fewer kinds than may be uploaded for the purpose. */
  endings?: readonly string[];
}

/** Files, uploaded as soon as they are chosen; the form waits for them with `fieldRules.files`. */
export function FilesField<V extends FieldValues>(props: FilesFieldProps<V>) {
  const { control, name, label, hint, required, bizType, limit, endings = allowanceOf(bizType).endings } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const entries: FileEntry[] = field.value;
  const { megabytes } = allowanceOf(bizType);
  const files = useFileEntries({
    value: entries,
    onChange: field.onChange,
    bizType,
    limit,
    allowance: { endings, megabytes },
  });
  const isMany = limit > 1;
  const rule = t('ui.fileRule', { hint: hint ? t(hint) : '', kinds: endings.join(', '), megabytes, limit });
  const choose = isMany ? t('ui.addFiles') : t(entries.length > 0 ? 'ui.replaceFile' : 'ui.chooseFile');
  return (
    <Input.Wrapper
      label={t(label)}
      labelElement="div"
      description={rule}
      error={files.refusal ?? fieldState.error?.message}
      withAsterisk={required ?? false}
    >
      <ul className={classes.list} aria-label={t(label)}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Row entry={entry} share={files.shareOf(entry)} onRemove={() => files.remove(entry)} />
          </li>
        ))}
      </ul>
      <FileChoice
        label={t(label)}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        multiple={isMany}
        onChoose={files.add}
      >
        {(button) => (
          <Button
            {...button}
            ref={field.ref}
            onBlur={field.onBlur}
            variant="default"
            size="xs"
            leftSection={<IconUpload size={14} />}
            disabled={isMany && entries.length >= limit}
            aria-label={t('ui.actionOn', { action: choose, name: t(label) })}
          >
            {choose}
          </Button>
        )}
      </FileChoice>
    </Input.Wrapper>
  );
}

function Row({ entry, share, onRemove }: { entry: FileEntry; share: number; onRemove: () => void }) {
  const t = useT();
  const format = useFormat();
  const { id, fileName, fileSize, contentType, url } = entry;
  const isPicture = url !== null && contentType?.startsWith('image/');
  return (
    <div className={classes.row}>
      {isPicture ? <img className={classes.picture} src={url} alt="" /> : <IconPaperclip size={16} stroke={1.5} aria-hidden />}
      <span className={classes.name}>
        <FileName name={fileName} />
      </span>
      {id === null ? (
        <span className={classes.progress}>
          <Progress value={share * 100} aria-label={t('ui.uploadingFile', { name: fileName })} />
          <span className={classes.meta}>{format.percent(Math.floor(share * 100) / 100)}</span>
        </span>
      ) : (
        <span className={classes.meta}>{format.bytes(fileSize)}</span>
      )}
      <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('ui.removeFile', { name: fileName })} onClick={onRemove}>
        <IconTrash size={14} stroke={1.5} />
      </ActionIcon>
    </div>
  );
}
