/** What a line begins with, so that in a terminal it takes the place of the progress that is shown there. */
export function freshLine({ isTTY }: { isTTY?: boolean }): string {
  return isTTY ? '\r\x1b[K' : '';
}
