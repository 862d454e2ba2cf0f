import { useApiMutation, useClient } from '@campus-procurement/hooks';

/** Takes the request of a purchase back. The case is read first: its version says that nobody has decided meanwhile. */
export function useWithdrawal(instanceId: string | null) {
  const client = useClient();
  const withdraw = useApiMutation('withdrawApprovalInstance');
  return async () => {
    const path = { id: String(instanceId) };
    const { version } = await client.call('getApprovalInstanceDetail', { path });
    return withdraw.mutateAsync({ path, body: { version } });
  };
}
