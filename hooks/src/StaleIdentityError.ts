import { ConfigurationError, type OperationId } from '@campus-procurement/sdk';

/**
 * Thrown when a write was started in one role, department or account and that is not the current one any more. Nothing that the user
 * typed is lost: explain what happened, and let them copy it or start again. `code` is `STALE_IDENTITY`.
 */
export class StaleIdentityError extends ConfigurationError {
  override readonly code = 'STALE_IDENTITY';
  /**
   * Whether the request was already on its way when the identity changed, so the server may have done the work. If false, nothing
   * was sent.
   */
  readonly wasSent: boolean;
  /** Whether nobody was logged in any more. If false, account, role or department had changed. */
  readonly sessionEnded: boolean;

  constructor(operationId: OperationId, what: { wasSent: boolean; sessionEnded: boolean; cause?: unknown }) {
    super('The identity has changed.', { operationId, cause: what.cause });
    this.wasSent = what.wasSent;
    this.sessionEnded = what.sessionEnded;
  }
}
