/** The server cannot start, for a reason that whoever runs it can do something about. */
export class StartError extends Error {
  override name = 'StartError';

  /** What to say instead of a stack: the message, and below it that of the cause. */
  get explanation(): string {
    return this.cause instanceof Error ? `${this.message}\n(${this.cause.message})` : this.message;
  }
}
