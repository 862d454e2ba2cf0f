/** Parts technical parameters into lines; those that begin with a star must be met. */
export function parametersOf(parameters: string | null): { text: string; must: boolean }[] {
  return (parameters ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replace(/^[*★]\s*/u, ''), must: /^[*★]/u.test(line) }));
}
