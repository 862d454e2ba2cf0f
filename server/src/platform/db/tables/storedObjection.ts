import type { Schemas } from '@campus-procurement/sdk';

/** An objection to a single source: what it says, and which of the files of the objections of its purchase are its own. */
export interface StoredObjection extends Omit<Schemas['SourceObjection'], 'files'> {
  fileIds: string[];
}
