import { Component, type ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { browserPage } from '#ui/loading/browserPage.ts';
import { retryParts } from '#ui/loading/lazyPart.tsx';

interface PortalBoundaryProps {
  /** Another value, for example another address, is another attempt. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps a fault of one page from taking the whole portal along. What was typed is kept by the browser. */
export class PortalBoundary extends Component<PortalBoundaryProps, { failed: boolean; at: string }> {
  override state = { failed: false, at: '' };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey = '' }: PortalBoundaryProps, { at }: { at: string }) {
    return at === resetKey ? null : { at: resetKey, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Crashed
        onRetry={() => {
          retryParts();
          this.setState({ failed: false });
        }}
      />
    );
  }
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="po-state" role="alert">
      <h1>{t('common.pageCrashed')}</h1>
      <p>{t('common.newVersion')}</p>
      <p className="po-row">
        <button type="button" className="po-button" onClick={onRetry}>
          {t('common.retry')}
        </button>
        <button type="button" className="po-button" onClick={browserPage.reload}>
          {t('common.reload')}
        </button>
      </p>
    </div>
  );
}
