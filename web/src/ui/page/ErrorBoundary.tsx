import { Button, Group } from '@mantine/core';
import { QueryClientContext } from '@tanstack/react-query';
import { Component, type ContextType, type ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { browserPage } from '../loading/browserPage.ts';
import { retryParts } from '../loading/lazyPart.tsx';
import { useChunkRecovery } from '../loading/useChunkRecovery.ts';
import classes from './State.module.css';

interface ErrorBoundaryState {
  error: Error | null;
  /** The reset key with which it happened. */
  failedAt: string | null;
}

interface ErrorBoundaryProps {
  /** Another value, for example another address, is another attempt. */
  resetKey?: string;
  /** Is told of the fault instead of the user, for a part whose place is not in the page. */
  onFailure?: (error: Error) => void;
  children: ReactNode;
}

/** Keeps a fault of one page from taking the whole window along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = QueryClientContext;
  declare context: ContextType<typeof QueryClientContext>;
  override state: ErrorBoundaryState = { error: null, failedAt: null };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error) {
    this.props.onFailure?.(error);
  }

  static getDerivedStateFromProps({ resetKey = '' }: ErrorBoundaryProps, { error, failedAt }: ErrorBoundaryState) {
    return { failedAt: error && (failedAt ?? resetKey) };
  }

  /** Instead of an update, where the fault happened out of sight and is shown now. */
  override componentDidMount() {
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    const { error, failedAt } = this.state;
    if (error && failedAt !== (this.props.resetKey ?? '')) this.retry();
  }

  retry = () => {
    retryParts();
    // An answer that the page could not show would break it again; those of the pages that are shown stay.
    this.context?.removeQueries({ type: 'inactive' });
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.onFailure) return null;
    return <Crashed error={error} onRetry={this.retry} />;
  }
}

function Crashed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  const recovery = useChunkRecovery(error);
  if (recovery === 'asking') return <div aria-busy="true" />;
  const isCrashed = recovery === 'crashed';
  return (
    <div className={classes.state} role="alert">
      <h1 className={classes.title}>{isCrashed ? t('common.pageCrashed') : t('common.newVersion')}</h1>
      {isCrashed && <p className={classes.text}>{t('common.pageCrashedHint')}</p>}
      <Group gap="xs" justify="center">
        {recovery !== 'outdated' && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        {!isCrashed && (
          <Button size="xs" variant="default" onClick={browserPage.reload}>
            {t('common.reload')}
          </Button>
        )}
      </Group>
    </div>
  );
}
