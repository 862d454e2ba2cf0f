const claimed = new WeakSet<object>();

/** Says that this failure is shown where it belongs, for example at the fields of a form, so that no notification repeats it. */
export function claimError(error: unknown): void {
  if (typeof error === 'object' && error !== null) claimed.add(error);
}

export function isClaimed(error: unknown): boolean {
  return typeof error === 'object' && error !== null && claimed.has(error);
}
