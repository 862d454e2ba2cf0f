import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { plannedOrOpen } from '#platform/tasks/singularTask.ts';
import { usesCas } from './casSchool.ts';

/** Plans a synchronisation, or returns the open one. */
export async function syncCasUsers(_input: Input<'syncCasUsers'>, context: Context): Promise<Output<'syncCasUsers'>> {
  if (!(await usesCas(context.db, context.session.companyId))) throw new Failure('casOff');
  const { id, status, result } = await plannedOrOpen('SYNC_CAS', context);
  const figure = (name: string) => (result?.key === 'casSynced' ? Number(result.params[name]) : null);
  return {
    taskId: id,
    status,
    added: figure('added'),
    updated: figure('updated'),
    disabled: figure('disabled'),
    refused: figure('refused'),
  };
}
