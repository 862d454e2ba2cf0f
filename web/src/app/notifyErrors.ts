import { isApiError } from '@campus-procurement/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Language } from '#i18n/catalog.ts';
import { translate } from '#i18n/catalog.ts';
import { isClaimed } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { notify } from '#ui/feedback/notify.ts';

/** The one place that shows request errors (product specification, section 8). One cause with many failing calls is shown once. */
function notifyError(error: unknown, language: Language): void {
  const t = translate.bind(null, language) as Parameters<typeof describeError>[1];
  if (!isApiError(error)) console.error(error); // A fault of ours: the user is told less than whoever has to find it.
  const { text, silent } = describeError(error, t);
  if (!silent) notify.error(t('common.errorTitle'), text);
}

/**
 * The query client of the product: whatever fails in it is told here and nowhere else. Whoever is refused because
 * things are not as the page has them, e.g. somebody else was faster, sees how they are now.
 */
export function createQueryClient(language: () => Language): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // The SDK retries what may be retried, and knows better what that is.
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
    // What a page asks at intervals may fail in silence: it is asked again.
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.silent !== true && notifyError(error, language()) }),
    mutationCache: new MutationCache({
      // Later, because the form that sent it is told after this and may say that it shows the error itself.
      onError(error) {
        setTimeout(() => !isClaimed(error) && notifyError(error, language()));
        if (isApiError(error) && error.name === 'BusinessError') void client.invalidateQueries();
      },
    }),
  });
  return client;
}
