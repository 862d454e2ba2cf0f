import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import type { Receiver } from './receiverColumns.tsx';
import { receiverSchema } from './receiverSchema.ts';

const noteLimit = 30;
const languages = (['zh-CN', 'en-US'] as const).map((value) => ({ value, label: `wechat.${value}` as const }));

interface ReceiverFormProps extends Reloading {
  receiver: Receiver;
}

/** Changes the note of a receiver and the language of its messages. */
export default function ReceiverForm({ receiver, onClose, onReload }: ReceiverFormProps) {
  const { id, version, nickNameNotes, language } = receiver;
  const save = useApiMutation('updateWechatNickNameNotes');
  const form = useForm({
    resolver: useRules(receiverSchema),
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
