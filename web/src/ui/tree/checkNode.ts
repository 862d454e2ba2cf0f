import type { TreeNode } from '@campus-procurement/hooks';

/** A node that can be ticked, as it is shown. */
export interface CheckNode extends TreeNode {
  label: string;
  /** What kind of thing it is, e.g. "button". */
  note?: string;
}
