import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import ReasonDialog from '#ui/form/ReasonDialog.tsx';
import { moneyOf } from '../state/projectState.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { limits } from './claimSchema.ts';

const staleCodes: readonly unknown[] = [4090, 4101];

/** Asks to write off what is open of a claim, with the reason. */
export default function WriteOffDialog({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const writeOff = useApiMutation('writeOffClaim');
  const { id, version, projectName: name } = project;

  async function send(reason: string) {
    await writeOff.mutateAsync({ path: { id }, body: { version, reason } }).catch((error: unknown) => {
      if (isApiError(error) && staleCodes.includes(error.code)) onReload();
      throw error;
    });
    notify.success(t('claims.doneWriteOff', { name }));
  }

  return (
    <ReasonDialog
      title={t('claims.writeOffTitle', { name })}
      text={t('claims.writeOffText', { amount: moneyOf(project).claimed })}
      confirmLabel={t('projects.doWRITE_OFF')}
      limit={limits.reason}
      draft={`write off ${id}`}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
