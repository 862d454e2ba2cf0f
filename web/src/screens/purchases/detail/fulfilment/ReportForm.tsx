import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf } from '#ui/fields/fileEntry.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { type Report, reportLimits, reportSchema } from './reportSchema.ts';

/** The applicant reports about a purchase in an emergency. */
export default function ReportForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name } = project;
  const submit = useApiMutation('submitEmergencyReport');
  const form = useForm<Report>({ resolver: useRules(reportSchema), defaultValues: { report: '', files: [] } });
  const { control } = form;

  async function send({ report, files }: Report) {
    await submit.mutateAsync({ path: { id }, body: { version, report, fileIds: idsOf(files) } });
    notify.success(t('ways.doneReport', { name }));
  }

  return (
    <FormDrawer
      title={['ways.reportTitle', { name }]}
      form={form}
      draft={`report ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doREPORT"
    >
      <TextField
        control={control}
        name="report"
        label="ways.reportText"
        hint="ways.reportHint"
        limit={reportLimits.report}
        multiline
        required
      />
      <FilesField control={control} name="files" label="ways.reportFiles" bizType="PURCHASE" limit={reportLimits.files} />
    </FormDrawer>
  );
}
