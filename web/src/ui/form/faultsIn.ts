/** A fault of a form, by the name of its field. */
export interface FormFault {
  name: string;
  message: string;
}

/** The faults of all fields, also of those in the rows of lists. @param errors those of react-hook-form */
export function faultsIn(errors: object, path = ''): FormFault[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    // What is wrong with a list as a whole.
    const name = [path, key === 'root' ? '' : key].filter(Boolean).join('.');
    if (typeof error.type === 'string') return [{ name, message: String(error.message ?? name) }];
    return faultsIn(error, name);
  });
}
