import type { Schemas } from '@campus-procurement/sdk';
import type { Choice } from '../fields/LookupField.tsx';

/** Departments to choose from, in the order of the tree. Those below a college carry its name: laboratories have names alike. */
export function deptChoices(roots: readonly Schemas['Dept'][]): Choice[] {
  const choice = ({ id, deptName, deptType, children }: Schemas['Dept'], above: string): Choice[] => {
    const label = above + deptName;
    return [{ value: id, label }, ...children.flatMap((child) => choice(child, deptType === 0 ? '' : `${label} / `))];
  };
  return roots.flatMap((root) => choice(root, ''));
}
