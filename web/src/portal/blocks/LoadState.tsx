import { isApiError } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';

/** Stands where content will be; after a failure, says why there is none and offers another try. */
export function LoadState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  if (!error) {
    return (
      <div className="po-state" role="status">
        <p>{t('common.loading')}</p>
      </div>
    );
  }
  const isMissing = isApiError(error) && (error.status === 404 || error.code === 4004);
  return (
    <div className="po-state">
      <p>{isMissing ? t('portal.notFound') : describeError(error, t).text}</p>
      <button type="button" className="po-button" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  );
}
