import { useNavigate } from 'react-router-dom';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { useTurnActions } from '#ui/purchase/useTurnActions.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import type { Project } from './projectColumns.tsx';

type Act = Project['allowedActions'][number];
type Step = Project['turns'][number]['step'];

/**
 * What can be done with purchases: what is awaited of the reader in its order, then the rest. Each is done on the page that shows all that it
 * needs; the server decides what is awaited and allowed.
 */
export function useProjectActions(): RowAction<Project>[] {
  const navigate = useNavigate();
  const { edit } = useFormPages();
  const allows = (act: Act) => (project: Project) => project.allowedActions.includes(act);
  const go = (act: Act) => (project: Project) => void navigate(purchaseAddress(project.id, act));
  const isMine = ({ turns }: Project, wanted: Step) => turns.some(({ step, mine }) => mine && step === wanted);
  return [
    ...useTurnActions<Project>(({ id }) => id),
    {
      label: 'projects.doEDIT',
      onClick: ({ id }) => void navigate(edit(id) ?? ''),
      isOffered: (project) => allows('EDIT')(project) && !isMine(project, 'RESUBMIT') && edit(project.id) !== null,
      waits: true,
    },
    {
      label: 'projects.doADD_INVOICE',
      onClick: go('ADD_INVOICE'),
      isOffered: (project) => allows('ADD_INVOICE')(project) && !isMine(project, 'INVOICE'),
    },
    { label: 'projects.look', onClick: ({ id }) => void navigate(purchaseAddress(id)) },
    { label: 'projects.doWITHDRAW', onClick: go('WITHDRAW'), isOffered: allows('WITHDRAW') },
    { label: 'projects.doTERMINATE', onClick: go('TERMINATE'), isOffered: allows('TERMINATE'), danger: true },
    { label: 'projects.doDELETE', onClick: go('DELETE'), isOffered: allows('DELETE'), danger: true },
  ];
}
