import { useApiMutation } from '@campus-procurement/hooks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import type { Receiver } from './receiverColumns.tsx';

const noteLimit = 30;
/** The rules of `WechatNickNameNotes` in the description. */
const schema = z.object({ nickNameNotes: z.string().check(z.trim()), language: z.enum(['zh-CN', 'en-US']) });
const languages = (['zh-CN', 'en-US'] as const).map((value) => ({ value, label: `wechat.${value}` as const }));

interface ReceiverFormProps extends Reloading {
  receiver: Receiver;
}

/** What a receiver is called here, and the language of what is pushed to it. */
export default function ReceiverForm({ receiver, onClose, onReload }: ReceiverFormProps) {
  const { id, version, nickNameNotes, language } = receiver;
  const save = useApiMutation('updateWechatNickNameNotes');
  const form = useForm({
    resolver: useMemo(() => zodResolver(schema), []),
    defaultValues: { nickNameNotes: nickNameNotes ?? '', language },
    values: { nickNameNotes: nickNameNotes ?? '', language },
  });
  return (
    <FormDrawer
      title={['wechat.edit']}
      form={form}
      draft={id}
      onSubmit={(values) => save.mutateAsync({ body: { id, version, ...values } })}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={form.control} name="nickNameNotes" label="wechat.note" hint="wechat.noteHint" limit={noteLimit} />
      <RadioField control={form.control} name="language" label="wechat.language" hint="wechat.languageHint" choices={languages} />
    </FormDrawer>
  );
}
