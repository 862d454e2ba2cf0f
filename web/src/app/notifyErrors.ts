import { isUnreachable } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { type Language, translate } from '#i18n/catalog.ts';
import { isClaimed } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { notify } from '#ui/feedback/notify.ts';

/** Returns whether the bar says that the server cannot be reached: it is shown where the status is asked for, and cannot be answered either. */
async function isToldByBar(client: QueryClient, error: unknown): Promise<boolean> {
  if (!isUnreachable(error)) return false;
  const cache = client.getQueryCache();
  const asked = { predicate: ({ queryKey }: Query) => queryKey.includes('getSessionStatus'), type: 'active' } as const;
  await client.refetchQueries(asked, { cancelRefetch: false });
  return cache.findAll(asked).some((status) => isUnreachable(status.state.error));
}

/** Shows a failure to the user. */
type Show = (title: string, text: string) => void;

/** The only place that shows request errors (product specification, section 8). If many calls fail for one reason, it is shown once. */
function notifyError(error: unknown, language: Language, show: Show): void {
  const t = translate.bind(null, language) as Parameters<typeof describeError>[1];
  if (!isApiError(error)) console.error(error); // A bug: developers need more detail than users are told.
  const { text, silent } = describeError(error, t);
  if (!silent) show(t('common.errorTitle'), text);
}

/**
 * Creates the query client of the product. It shows all errors that no form shows itself. If a write is refused because the page is
 * outdated, e.g. somebody else was faster, the data are fetched again.
 * @param show the portal has a way of its own, without Mantine
 */
export function createQueryClient(language: () => Language, show: Show = notify.error): QueryClient {
  const tell = async (error: unknown) => (await isToldByBar(client, error)) || notifyError(error, language(), show);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // The SDK retries safe requests itself.
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
    // Polling queries may fail silently, because they are repeated.
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.silent !== true && void tell(error) }),
    mutationCache: new MutationCache({
      // Deferred, because the form that sent the request runs after this and may claim the error.
      onError(error) {
        setTimeout(() => !isClaimed(error) && void tell(error));
        if (isApiError(error) && error.name === 'BusinessError') void client.invalidateQueries();
      },
    }),
  });
  return client;
}
