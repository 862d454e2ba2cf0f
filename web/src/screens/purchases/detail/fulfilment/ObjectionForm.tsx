import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf } from '#ui/fields/fileEntry.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { type Objection, objectionLimits, objectionSchema } from './objectionSchema.ts';

/** The officer registers what somebody has objected to a single source. */
export default function ObjectionForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name } = project;
  const submit = useApiMutation('registerSourceObjection');
  const form = useForm<Objection>({
    resolver: useRules(objectionSchema),
    defaultValues: { objectorName: '', receivedDate: '', content: '', files: [] },
  });
  const { control } = form;

  async function send({ files, ...said }: Objection) {
    await submit.mutateAsync({ path: { id }, body: { version, ...said, fileIds: idsOf(files) } });
    notify.success(t('ways.doneOBJECT', { name }));
  }

  return (
    <FormDrawer
      title={['ways.objectTitle', { name }]}
      form={form}
      draft={`objection ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doOBJECT"
    >
      <TextField control={control} name="objectorName" label="ways.objector" limit={objectionLimits.name} required />
      <DateField control={control} name="receivedDate" label="ways.objectionReceived" accuracy="day" required />
      <TextField control={control} name="content" label="ways.objectionText" limit={objectionLimits.text} multiline required />
      <FilesField
        control={control}
        name="files"
        label="ways.objectionFiles"
        hint="ways.objectionFilesHint"
        bizType="PURCHASE"
        limit={objectionLimits.files}
        required
      />
    </FormDrawer>
  );
}
