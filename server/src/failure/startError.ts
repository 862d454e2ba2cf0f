/** The server cannot start, for a reason that whoever runs it can do something about. */
export class StartError extends Error {
  override name = 'StartError';

  /** What to say instead of a stack, in one line: the message, and behind it that of the cause. */
  get explanation(): string {
    const text = this.cause instanceof Error ? `${this.message} (${this.cause.message})` : this.message;
    return text.replaceAll(/\s*\n\s*/g, ' ');
  }
}
