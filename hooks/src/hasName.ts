/** Whether this is an error of one of these names; those of the SDK are named after their classes. */
export function hasName(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

/** Whether there was no answer. */
export function isNetworkFault(error: unknown): boolean {
  return hasName(error, 'NetworkError', 'TimeoutError');
}
