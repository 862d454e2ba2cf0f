import type { Schemas } from '@campus-procurement/sdk';
import { Input } from '@mantine/core';
import { Suspense, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadingBlock } from '../loading/LoadingBlock.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { FieldProps } from './FieldProps.ts';
import classes from './RichTextField.module.css';

/** As large as all the rest of a form: fetched with the first text that is written. */
const Editor = lazyPart(async () => (await Promise.all([import('../editor/Editor.tsx'), loadAreas(['editor'])]))[0]);

interface RichTextFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  /** The purpose for which pictures are uploaded. */
  bizType: Schemas['UploadBizType'];
}

/**
 * A text with headings, lists, links, tables and pictures; the value is HTML, '' if nothing is written. The form waits for pictures
 * with `fieldRules.richText`.
 */
export function RichTextField<V extends FieldValues>(props: RichTextFieldProps<V>) {
  const { control, name, label, hint, required, bizType } = props;
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <Input.Wrapper
      label={t(label)}
      labelElement="div"
      description={hint && t(hint)}
      error={error}
      errorProps={{ id }}
      withAsterisk={required ?? false}
    >
      <Suspense
        fallback={
          <div className={classes.waiting}>
            <LoadingBlock />
          </div>
        }
      >
        <Editor
          label={t(label)}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          errorId={error ? id : undefined}
          bizType={bizType}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
