import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconFileText, IconPaperclip, IconX } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileChoice } from '#ui/fields/FileChoice.tsx';
import { allowanceOf, type FileEntry } from '#ui/fields/fileEntry.ts';
import { FileName } from '#ui/files/FileName.tsx';
import { limits } from './purchaseValues.ts';
import { Question, Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import type { Purchase } from './usePurchase.ts';

const accept = allowanceOf('PURCHASE')
  .endings.map((ending) => `.${ending}`)
  .join(',');

/** The papers of a small purchase. */
export function PapersQuestion({ form }: { form: Purchase }) {
  const t = useT();
  const said = form.uploads.files.refusal ?? form.wrongAt('attachmentIds');
  return (
    <Question label={t('sponsor.papers')} hint={t('sponsor.papersHint')} isWrong={said !== undefined && said !== null}>
      <Papers form={form} />
    </Question>
  );
}

/** The field of each list of files. */
const places = { files: 'attachmentIds', argument: 'argumentId', paper: 'wayFacts.paperId' } as const;

interface PapersProps {
  form: Purchase;
  of?: keyof typeof places;
  label?: string;
}

/** Files that are chosen, dropped here or pasted anywhere in the form. */
export function Papers({ form, of = 'files', label: named }: PapersProps) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const { values } = form;
  const files = form.uploads[of];
  const entries = { files: values.files, argument: values.argument, paper: values.way.paper }[of];
  const field = places[of];
  const isOne = of !== 'files';
  const label = named ?? t(of === 'argument' ? 'sponsor.argument' : 'sponsor.papers');
  const said = files.refusal ?? form.wrongAt(field);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button is the other. */}
      <div
        className={classes.files}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event);
          files.add([...event.dataTransfer.files]);
        }}
      >
        {entries.map((entry) => (
          <File key={entry.key} entry={entry} share={files.shareOf(entry)} onRemove={() => files.remove(entry)} />
        ))}
        <FileChoice label={label} accept={accept} multiple={!isOne} onChoose={files.add}>
          {(button) => (
            <Button
              {...button}
              id={form.idOf(field)}
              className={classes.drop ?? ''}
              data-over={isOver || undefined}
              variant="default"
              leftSection={<IconPaperclip size={16} stroke={1.5} />}
              disabled={entries.length >= (isOne ? 1 : limits.files)}
            >
              <span className={classes.wide}>{t(of === 'argument' ? 'sponsor.argumentDrop' : 'sponsor.drop')}</span>
              <span className={classes.narrow}>{t('sponsor.dropPhone')}</span>
            </Button>
          )}
        </FileChoice>
      </div>
      <Wrong>{said}</Wrong>
    </>
  );
}

function File({ entry, share, onRemove }: { entry: FileEntry; share: number; onRemove: () => void }) {
  const t = useT();
  const format = useFormat();
  const { id, fileName, fileSize } = entry;
  return (
    <span className={classes.file}>
      <IconFileText size={16} stroke={1.5} aria-hidden />
      <FileName name={fileName} />
      {id === null ? (
        <Progress w={64} value={share * 100} aria-label={t('ui.uploadingFile', { name: fileName })} />
      ) : (
        <small>{format.bytes(fileSize)}</small>
      )}
      <ActionIcon size={24} aria-label={t('ui.removeFile', { name: fileName })} onClick={onRemove}>
        <IconX size={14} stroke={1.5} />
      </ActionIcon>
    </span>
  );
}
