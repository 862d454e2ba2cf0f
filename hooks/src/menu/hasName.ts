/** Returns whether a value is an error with one of these names. Errors of the SDK are named after their classes. */
export function hasName(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

/** Returns whether an error means that no answer arrived. */
export function isNetworkFault(error: unknown): boolean {
  return hasName(error, 'NetworkError', 'TimeoutError');
}
