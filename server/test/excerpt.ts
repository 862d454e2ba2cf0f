/** What no two answers have alike: the moment and place of the last login (the tests' own), and the signature of a link to a file. */
const volatile = ['lastLoginTime', 'lastLoginIp', 'url'];
/** Tests ask for as many rows as they can get. */
const extent = ['size', 'current'];

/**
 * Where an example is no excerpt of an answer, as paths; empty if it is one. It may leave out rows and codes of a list, but no field of
 * a row, and has nothing that the answer has not.
 */
export function differences(answer: unknown, example: unknown, path = ''): string[] {
  if (Array.isArray(example) && Array.isArray(answer) && !path.endsWith('.allowedActions'))
    return example.flatMap((one, index) => {
      const found = answer.map((other) => differences(other, one, `${path}.${index}`)).sort((a, b) => a.length - b.length);
      return found[0] ?? [`${path}.${index}: nothing like it`];
    });
  if (!isObject(example) || !isObject(answer)) {
    const [is, should] = [JSON.stringify(answer), JSON.stringify(example)];
    return is === should ? [] : [`${path}: ${is}, in the example ${should}`];
  }
  const fields = new Set([...Object.keys(example), ...Object.keys(answer)]);
  return [...fields]
    .filter((field) => ![...volatile, ...('records' in example ? extent : [])].includes(field))
    .flatMap((field) => differences(answer[field], example[field], `${path}.${field}`));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
