import type { OperationId } from '@campus-procurement/sdk';
import { contract, definitions } from '@campus-procurement/sdk/contract';
import { permissions } from '../permissions/permissions.ts';

/** A call that only reads. */
export interface ReadCall {
  operation: OperationId;
  /** Below `/api`, with the query. */
  path: string;
}

interface Schema {
  $ref?: string;
  enum?: string[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
}

/** What lists are narrowed or sorted by in each of its values: they take another way to the rows. */
const ways = ['scope', 'tab', 'part', 'sort', 'joined', 'waitsForMe'];
/** The number of one purchase of the demo data. */
const keyword = 'JJ2026000039';

/** The lists, counts, panels, searches and records of the contract, each as its example and in each of its ways. */
export function readCalls(): ReadCall[] {
  return (Object.keys(contract) as OperationId[]).filter(isRead).flatMap((operation) => {
    const { path: template, request } = contract[operation];
    const { path = {}, query = {} } = (permissions[operation].input ?? {}) as Record<'path' | 'query', Record<string, string>>;
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
    return queriesOf(request.query as Schema, query).map((one) => ({ operation, path: `${filled}?${new URLSearchParams(one)}` }));
  });
}

function isRead(operation: OperationId): boolean {
  const { method, sideEffect } = contract[operation];
  return method === 'GET' && !sideEffect && !elsewhere.includes(operation);
}

/** They ask an outside system, draw a picture or read a file. */
const elsewhere: OperationId[] = [
  'getCaptcha',
  'getExpenditureSync',
  'createWechatQrCode',
  'downloadFile',
  'examineInstallation',
];

function queriesOf({ properties = {}, required = [] }: Schema, example: Record<string, string>) {
  const valuesOf = (schema: Schema | undefined): string[] => {
    const found = schema?.$ref ? (definitions as Record<string, Schema>)[schema.$ref.split('/').at(-1) as string] : schema;
    return found?.type === 'boolean' ? ['true'] : (found?.enum ?? []);
  };
  const named = ways.filter((name) => name in properties);
  const base = required
    .filter((name) => named.includes(name))
    .reduce<Record<string, string>[]>(
      (queries, name) => queries.flatMap((query) => valuesOf(properties[name]).map((value) => ({ ...query, [name]: value }))),
      [example],
    );
  const one = named
    .filter((name) => !required.includes(name))
    .flatMap((name) => valuesOf(properties[name]).map((value) => ({ [name]: value })));
  const ofWord = 'keyword' in properties && !required.includes('keyword') ? [{ keyword }] : [];
  return base.flatMap((query) => [query, ...[...one, ...ofWord].map((extra) => ({ ...query, ...extra }))]);
}
