/**
 * What differs between two bundled descriptions, and the step of the version that each difference needs. Redocly's `diff` compares;
 * it knows which schemas are sent and which are answered. What the extensions of this API mean to a consumer is said here.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Description, type OperationObject, resolve } from './operations.ts';

export type Step = 'major' | 'minor' | 'patch';
export interface ContractChange {
  step: Step;
  /** What changed: the operationId, or the name of a component, or the part of the document that belongs to all operations. */
  subjects: string[];
  /** Operations of the catalogue that it reaches. Changes of texts reach none. */
  catalogued: string[];
  what: string;
}

interface Side {
  pointer: string;
  value?: unknown;
}
interface Reported {
  impact: Step;
  kind: string;
  path: string;
  property?: string;
  base?: Side;
  revision?: Side;
  verdicts: { message: string }[];
}

const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

/** Compares two descriptions, which stand in these files. */
export function contractChanges(
  releasedFile: string,
  nextFile: string,
  released: Description,
  next: Description,
): ContractChange[] {
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'diff', releasedFile, nextFile, '--format=json'], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (!stdout.startsWith('{')) throw new Error(`The descriptions could not be compared.\n${stderr}`);
  const { changes } = JSON.parse(stdout) as { changes: Reported[] };
  // Redocly leaves examples out. They promise nothing, but a version names one description.
  if (changes.length === 0 && !isDeepStrictEqual(released, next))
    return [{ step: 'patch', subjects: ['examples'], catalogued: [], what: 'Examples changed.' }];
  const [inReleased, inNext] = [placesOf(released), placesOf(next)];
  return changes.map((change) => {
    const isText = texts.includes(change.property ?? '') || change.path.includes('/x-acts');
    const found = [
      ...(change.base ? [inReleased(change.base.pointer)] : []),
      ...(change.revision ? [inNext(change.revision.pointer)] : []),
    ];
    return {
      step: stepOf(change, isText),
      subjects: [...new Set(found.flatMap(({ subjects }) => subjects))],
      catalogued: isText ? [] : [...new Set(found.flatMap(({ catalogued }) => catalogued))],
      what: change.verdicts[0]?.message ?? [change.property, change.kind, 'at', change.path].filter(Boolean).join(' '),
    };
  });
}

const texts = ['description', 'summary', 'title', 'version', 'x-summary-zh', 'x-displayName'];

/** Extensions and keys that Redocly takes for remarks, and when a change of them breaks a consumer. */
const breaks: Record<string, (was: unknown, is: unknown) => boolean> = {
  // The tag is part of the method: `client.roles.queryRolePage`.
  tags: () => true,
  // `security: []` gone: a call that was public needs a session.
  security: (_was, is) => is === undefined,
  'x-permission': (_was, is) => is !== undefined,
  // `ReadId`, `PagedId` and `idempotencyKey` are types, retries follow the policy.
  'x-retry': (_was, is) => is !== 'safe',
  'x-pagination': (_was, is) => is !== true,
  'x-idempotent': (_was, is) => is !== true,
  // Other rows than before.
  'x-data-scope': () => true,
};

/** Enumerations of answers that may get values: their descriptions say so, and nobody may rely on having seen all. */
const growing = ['#/components/schemas/ErrorCode/enum'];

function stepOf({ impact, property, path, base, revision }: Reported, isText: boolean): Step {
  if (property === 'enum' && growing.includes(base?.pointer ?? '')) return 'minor';
  if (isText) return 'patch';
  if (impact !== 'patch') return impact;
  // A key of an operation is reported as its property when it changed, as a path when it came or went.
  const [part, , , ...below] = stepsOf(path);
  const [key = '', ...deeper] = property === undefined ? below : [...below, property];
  const isOfOperation = part === 'paths' && deeper.length === 0;
  return isOfOperation && breaks[key]?.(base?.value, revision?.value) ? 'major' : 'minor';
}

const stepsOf = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The operations that a path item, or one method of it, holds. */
function operationsAt(document: Description, path = '', method = ''): OperationObject[] {
  const item = document.paths[path] ?? {};
  return method in item ? [item[method] as OperationObject] : Object.values(item);
}

type Place = Pick<ContractChange, 'subjects' | 'catalogued'>;

/** Tells what stands at a place of a description: its names, and the operations of the catalogue that it belongs to. */
function placesOf(document: Description): (pointer: string) => Place {
  const all = Object.keys(document.paths).flatMap((path) => operationsAt(document, path));
  const references = new Map(all.map((operation) => [operation, referencesBelow(document, operation)]));
  return (pointer) => {
    const [part = '', name = '', third = ''] = stepsOf(pointer);
    const isComponent = part === 'components';
    const here = part === 'paths' ? operationsAt(document, name, third) : [];
    const usesIt = (one: OperationObject) => references.get(one)?.has(`#/components/${name}/${third}`);
    const belongsTo = part === 'paths' ? here : isComponent && name !== 'securitySchemes' ? all.filter(usesIt) : all;
    return {
      subjects: part === 'paths' ? here.map(({ operationId }) => operationId) : [isComponent ? third : part],
      catalogued: belongsTo.filter((one) => one['x-provenance'] === 'catalogued').map(({ operationId }) => operationId),
    };
  };
}

/** The components that a value refers to, itself or through others. */
function referencesBelow(document: Description, value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  if ('$ref' in value) {
    const reference = String(value.$ref);
    if (found.has(reference)) return found;
    found.add(reference);
    return referencesBelow(document, resolve(document, { $ref: reference }), found);
  }
  for (const [key, member] of Object.entries(value)) {
    if (key !== 'examples') referencesBelow(document, member, found);
  }
  return found;
}
