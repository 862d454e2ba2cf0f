import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DeclarationField } from '#ui/fields/DeclarationField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { ChangeCosts } from '#ui/purchase/ChangeCosts.tsx';
import { ChangeTable } from '#ui/purchase/ChangeTable.tsx';
import { type SubmissionValues, submissionSchema } from './submissionSchema.ts';

interface SubmitFormProps {
  modify: Schemas['ProjectModifyDetail'];
  onClose: () => void;
  onReload: () => void;
}

/** Submits a change, with what it changes before the eyes. */
export default function SubmitForm({ modify, onClose, onReload }: SubmitFormProps) {
  const t = useT();
  const submit = useApiMutation('submitProjectModify');
  const { id, version, projectName: name, changes } = modify;
  const form = useForm<SubmissionValues>({ resolver: useRules(submissionSchema), defaultValues: { conflictDeclared: false } });

  async function send({ conflictDeclared }: SubmissionValues) {
    await submit.mutateAsync({ path: { id }, body: { version, conflictDeclared } });
    notify.success(t('modifications.submittedText', { name }));
  }

  return (
    <FormDrawer
      title={['modifications.submitTitle', { name }]}
      form={form}
      draft={`submit change ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="modifications.doSUBMIT"
      isWide
    >
      <ChangeTable changes={changes} />
      <ChangeCosts modify={modify} />
      <DeclarationField control={form.control} name="conflictDeclared" label="modifications.declaration" />
    </FormDrawer>
  );
}
