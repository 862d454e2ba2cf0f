import type { OperationId } from './operationTypes.ts';

/** A JSON Schema (2020-12). */
export type JsonSchema = object;

/** One operation of the description. Its schemas are closed: server and mocks check against them and reject unknown fields. */
export interface ContractOperation {
  id: OperationId;
  tag: string;
  /** Short description of the operation in both languages. */
  summary: { 'zh-CN': string; 'en-US': string };
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template below the base URL, e.g. `/sys/role/queryRoleDetail/{id}`. */
  path: string;
  /** Permission code needed to call the operation. `null` if no session is needed. */
  permission: string | null;
  /**
   * Rows the operation can reach: `none`, the caller's own (`self`), those of the `school`, or those in the data scope of the
   * `role`.
   */
  dataScope: 'none' | 'self' | 'school' | 'role';
  /** `safe` only if repeating the call changes nothing. */
  retry: 'safe' | 'never';
  /** Whether this is a GET that changes data. */
  sideEffect: boolean;
  /** Whether the operation accepts an `Idempotency-Key` header. */
  idempotent: boolean;
  /** Whether `data` is a page: `{records, total, current, size}`. */
  paged: boolean;
  /** Whether pages poll this operation in the background. Such calls do not renew the session's idle time. */
  background: boolean;
  /** Whether the operation may be called while the password is an initial one, given by somebody else. Others are refused with code 4008. */
  initialPassword: boolean;
  /** Body fields whose values must be unique among all rows (`x-unique`). */
  unique: string[];
  /** Whether the input has a `companyId`. It must be the session's own unless the data scope is ALL. */
  namesCompany: boolean;
  /** Query parameters that are accepted and ignored: `current` and `size` of a generic list call, where a list is answered whole. */
  ignores: string[];
  /** Schemas of the request. At most one of `body` (JSON) and `form` (multipart/form-data) is set. */
  request: { path: JsonSchema; query: JsonSchema; body: JsonSchema | null; form: JsonSchema | null };
  /** Whether a success is the content of a file instead of an envelope. */
  binary: boolean;
  /** Schema of `data` in a successful envelope, or of the file content. */
  data: JsonSchema;
}

/** All operations by `operationId`. */
export type Contract = Record<OperationId, ContractOperation>;
