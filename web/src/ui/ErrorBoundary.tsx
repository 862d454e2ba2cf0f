import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './State.module.css';

/** What browsers say when a chunk of the program cannot be fetched: a new version has replaced it, or the network is gone. */
const missingChunk = /dynamically imported module|importing a module script|error loading dynamically|Unable to preload CSS/i;

interface ErrorBoundaryState {
  error: Error | null;
}

interface ErrorBoundaryProps {
  /** Another value, for example another address, is another attempt. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps a fault of one page from taking the whole window along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Crashed isOutdated={missingChunk.test(error.message)} onRetry={() => this.setState({ error: null })} />;
  }
}

function Crashed({ isOutdated, onRetry }: { isOutdated: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <div className={classes.state} role="alert">
      <h1 className={classes.title}>{isOutdated ? t('common.newVersion') : t('common.pageCrashed')}</h1>
      {!isOutdated && <p className={classes.text}>{t('common.pageCrashedHint')}</p>}
      <Button size="xs" variant="default" onClick={isOutdated ? () => window.location.reload() : onRetry}>
        {isOutdated ? t('common.reload') : t('common.retry')}
      </Button>
    </div>
  );
}
