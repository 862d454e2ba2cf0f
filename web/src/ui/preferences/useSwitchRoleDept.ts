import { useRoleDept } from '@campus-procurement/hooks';
import { useMutation } from '@tanstack/react-query';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { RoleDeptChoice } from '../choices/roleDeptChoices.ts';
import { useAskToDiscard } from '../drafts/useAskToDiscard.ts';
import { notify } from '../feedback/notify.ts';

/** Acts in another role and department from now on, and says so; asks before unsaved work is lost. A failure is told like that of any request. */
export function useSwitchRoleDept() {
  const t = useT();
  const askToDiscard = useAskToDiscard();
  const { switchTo, isSwitching } = useRoleDept();
  const { mutateAsync } = useMutation({ mutationFn: (choice: RoleDeptChoice) => switchTo(choice) });
  return {
    isSwitching,
    async switchTo(choice: RoleDeptChoice, onSwitched?: () => void) {
      if (!(await askToDiscard())) return;
      try {
        await mutateAsync(choice);
      } catch {
        return; // Told by the one place that shows request errors; role and department are as before.
      }
      onSwitched?.();
      notify.success(t('shell.switched', { role: choice.role, dept: choice.dept }));
    },
  };
}
