import { useApiQuery } from '@campus-procurement/hooks';

/** Milliseconds between two looks at a purchase. */
const lookAgain = 15_000;

/** A purchase as the supplier sees it, asked for again at intervals, and the server's clock as it came with the answer. */
export function usePurchase(projectId: string) {
  const purchase = useApiQuery(
    'getBiddableProjectDetail',
    { path: { projectId } },
    { refetchInterval: lookAgain, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always', meta: { silent: true } },
  );
  const clock = { serverTime: purchase.data?.serverTime ?? new Date(0).toISOString(), askedAt: purchase.dataUpdatedAt };
  return { ...purchase, clock };
}
