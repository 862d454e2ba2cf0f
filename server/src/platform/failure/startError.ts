/** The server cannot start, for a reason that the operator can fix. */
export class StartError extends Error {
  override name = 'StartError';

  /** A one-line text to print instead of a stack: the message, followed by that of the cause. */
  get explanation(): string {
    const text = this.cause instanceof Error ? `${this.message} (${this.cause.message})` : this.message;
    return text.replaceAll(/\s*\n\s*/g, ' ');
  }
}
