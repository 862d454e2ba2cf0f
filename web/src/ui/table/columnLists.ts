/** The list with the item at another place. */
export function moved(list: readonly string[], item: string, index: number): string[] {
  return list.filter((other) => other !== item).toSpliced(index, 0, item);
}

/** The list with the item if it was not in it, else without it. */
export function toggled(list: readonly string[], item: string): string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
