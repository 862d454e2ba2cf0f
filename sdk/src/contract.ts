import type { OperationId } from './types.ts';

/** A JSON Schema (2020-12) as data. */
export type JsonSchema = object;

/** One operation of the description, with the closed schemas that server and mocks check against. */
export interface ContractOperation {
  id: OperationId;
  tag: string;
  /** What it does, in a few words. */
  summary: { 'zh-CN': string; 'en-US': string };
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template below the base URL, e.g. `/sys/role/queryRoleDetail/{id}`. */
  path: string;
  /** The permission code, or null where no session is needed. */
  permission: string | null;
  /** Which rows are reached: none, the caller's own, the school's, or as the role's data scope says. */
  dataScope: 'none' | 'self' | 'school' | 'role';
  /** `safe` only where a repeat changes nothing. */
  retry: 'safe' | 'never';
  /** A GET that changes something. */
  sideEffect: boolean;
  /** Takes an `Idempotency-Key`. */
  idempotent: boolean;
  /** Answers with `{records, total, current, size}`. */
  paged: boolean;
  /** A page asks by itself and at intervals: it does not renew the idle time of the session. */
  background: boolean;
  /** Fields of the body that no two rows share (`x-unique`). */
  unique: string[];
  /** Takes a `companyId`, which must be the session's own unless the data scope is ALL. */
  namesCompany: boolean;
  /** At most one of `body` (JSON) and `form` (multipart/form-data) is there. */
  request: { path: JsonSchema; query: JsonSchema; body: JsonSchema | null; form: JsonSchema | null };
  /** A success is the content of a file, not an envelope. */
  binary: boolean;
  /** Schema of `data` in the envelope of a success, or of the content. */
  data: JsonSchema;
}

export type Contract = Record<OperationId, ContractOperation>;
