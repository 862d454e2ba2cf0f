import fc from 'fast-check';
import type { Operation } from '#platform/contract/operation.ts';
import { arbitraryOf, type Schema } from './arbitraryOf.ts';

/** The three parts of a request, before they are written down. */
export interface Parts {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Requests that the contract admits. @param ids of rows that exist */
export function validRequests({ request }: Operation, ids: string[]): fc.Arbitrary<Parts> {
  const sent = request.body ?? request.form;
  return fc.record({
    path: arbitraryOf(request.path as Schema, ids) as fc.Arbitrary<Parts['path']>,
    query: arbitraryOf(request.query as Schema, ids) as fc.Arbitrary<Parts['query']>,
    body: sent ? arbitraryOf(sent as Schema, ids) : fc.constant(undefined),
  });
}

/** Requests that were valid before something about them was changed; by chance some still are. */
export function mutatedRequests(operation: Operation, ids: string[]): fc.Arbitrary<Parts> {
  const { path, body, form } = operation.request;
  const mutations = [query(operation)];
  const [parameter] = Object.keys((path as Schema).properties ?? {});
  if (parameter) mutations.push(segment(parameter));
  if (body || form) mutations.push(wholeBody, bodyMember, overgrownMember);
  return fc.tuple(validRequests(operation, ids), fc.oneof(...mutations)).map(([valid, mutate]) => mutate(valid));
}

type Mutation = (valid: Parts) => Parts;

/** Names that mean something to JavaScript or to the server, and any others. */
const oddNames = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'companyId', 'version', 'a\0', '\ud800'), fc.string());
const oddTexts = fc.oneof(fc.constantFrom('', ' ', '0', '-1', '1e9', 'NaN', 'true', 'a\0b', "'", 'x'.repeat(300)), fc.string());
const oddValues = fc.oneof(fc.constantFrom('', 'a\0b', '\ud800', 'x'.repeat(300), -1, 1e308, 2 ** 53, null), fc.jsonValue());

function query({ request }: Operation): fc.Arbitrary<Mutation> {
  const known = Object.keys((request.query as Schema).properties ?? {});
  const names = known.length > 0 ? fc.oneof(fc.constantFrom(...known), oddNames) : oddNames;
  // What is not well-formed cannot be written into an address.
  return fc.tuple(names, oddTexts).map(([name, text]) => (valid) => ({
    ...valid,
    query: extended(valid.query, name.toWellFormed(), text.toWellFormed()),
  }));
}

/** Other than `.` and `..`, which no address can end with. */
const segment = (parameter: string): fc.Arbitrary<Mutation> =>
  oddTexts
    .map((text) => `~${text.toWellFormed()}`)
    .map((text) => (valid) => ({ ...valid, path: { ...valid.path, [parameter]: text } }));

const wholeBody: fc.Arbitrary<Mutation> = oddValues.map((body) => (valid) => ({ ...valid, body }));

const bodyMember: fc.Arbitrary<Mutation> = fc.tuple(fc.nat(), oddNames, oddValues).map(([index, name, value]) => (valid) => {
  const { body } = valid;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ...valid, body: [value] };
  const known = Object.keys(body);
  // Half of the time a member is replaced, else one is added.
  const target = (index % 2 === 0 && known[index % known.length]) || name;
  return { ...valid, body: extended(body as Record<string, unknown>, target, value) };
});

/** A list has each item twice, a text is longer than most may be, a number too large or none that counts something. */
const overgrownMember: fc.Arbitrary<Mutation> = fc.nat().map((index) => (valid) => {
  const members = Object.entries(valid.body ?? {});
  const [name, value] = members[index % members.length] ?? ['version', 0];
  const number = index % 2 === 0 ? 2 ** 33 : 1.5;
  const grown = Array.isArray(value) ? [...value, ...value] : typeof value === 'string' ? value.padEnd(5_001, 'x') : number;
  return { ...valid, body: extended(valid.body as Record<string, unknown>, name, grown) };
});

/** A copy with one member more, also if it is called `__proto__`. */
function extended(object: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(object), [name, value]]);
}
