import { definitions } from '@campus-procurement/sdk/contract';
import type { Operation } from '#platform/contract/operation.ts';
import { idPattern, type Schema } from './arbitraryOf.ts';

/** The way to an id in a request, such as `body`, `roleDeptList`, `0`, `roleId`. */
export type IdPlace = string[];

/** All places of a request in which an id can stand: of lists the first. */
export function idPlaces({ request }: Operation): IdPlace[] {
  const { path, query, body } = request;
  return Object.entries({ path, query, ...(body && { body }) }).flatMap(([part, schema]) => placesIn(schema as Schema, [part]));
}

function placesIn(schema: Schema, at: IdPlace): IdPlace[] {
  if (schema.$ref === '#/$defs/Id' || schema.pattern === idPattern) return [at];
  if (schema.$ref) return placesIn(definitions[schema.$ref.replace('#/$defs/', '')] as Schema, at);
  return [
    ...(schema.oneOf ?? []).flatMap((choice) => placesIn(choice, at)),
    ...(schema.items ? placesIn(schema.items, [...at, '0']) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => placesIn(member, [...at, name])),
  ];
}

/** A copy of a request with an id in this place; what is missing on the way there is added. */
export function withIdAt<Input>(input: Input, place: IdPlace, id: string): Input {
  const copy = structuredClone(input);
  let holder = copy as Record<string, unknown>;
  for (const [index, name] of place.slice(0, -1).entries()) {
    holder[name] ??= place[index + 1] === '0' ? [] : {};
    holder = holder[name] as Record<string, unknown>;
  }
  holder[place.at(-1) as string] = id;
  return copy;
}
