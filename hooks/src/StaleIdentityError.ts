import { ConfigurationError, type OperationId } from '@campus-procurement/sdk';

/**
 * A write was begun in one role, department or account and must not be sent in another. What the user has typed is still there:
 * say what happened, and let them copy it or begin anew. Its `code` is `STALE_IDENTITY`.
 */
export class StaleIdentityError extends ConfigurationError {
  override readonly code = 'STALE_IDENTITY';
  /** False: nothing was sent. True: it was on its way when the identity changed, and the server may have done it. */
  readonly wasSent: boolean;

  constructor(operationId: OperationId, wasSent: boolean, cause?: unknown) {
    super('The identity has changed.', { operationId, cause });
    this.wasSent = wasSent;
  }
}
