import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Properties } from '#ui/page/Properties.tsx';
import type { StepFormProps } from '../state/stepForm.ts';
import { type ObjectionAnswer, objectionAnswerSchema, objectionLimits } from './objectionSchema.ts';

/** The officer answers the first objection that has no answer. */
export default function ObjectionAnswerForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name, sourceObjections } = project;
  const open = sourceObjections.find(({ answer }) => answer === null);
  const submit = useApiMutation('answerSourceObjection');
  const form = useForm<ObjectionAnswer>({ resolver: useRules(objectionAnswerSchema), defaultValues: { answer: '' } });

  async function send({ answer }: ObjectionAnswer) {
    await submit.mutateAsync({ path: { id }, body: { version, no: Number(open?.no), answer } });
    notify.success(t('ways.doneANSWER', { name }));
  }

  return (
    <FormDrawer
      title={['ways.answerTitle', { name }]}
      form={form}
      draft={`objection answer ${id} ${open?.no}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doANSWER_OBJECTION"
    >
      <Properties
        items={[
          [t('ways.objector'), open?.objectorName],
          [t('ways.objectionText'), open?.content],
        ]}
      />
      <TextField
        control={form.control}
        name="answer"
        label="ways.objectionAnswer"
        hint="ways.objectionAnswerHint"
        limit={objectionLimits.text}
        multiline
        required
      />
    </FormDrawer>
  );
}
