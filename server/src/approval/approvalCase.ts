import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** A stored case of an approval. */
export type ApprovalCase = Selectable<Tables['approvalInstance']>;
