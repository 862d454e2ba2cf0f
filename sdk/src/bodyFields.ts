/** Fields of a body by name: 0, or 1 where null is allowed, with the fields below if it has any. */
export interface Fields {
  readonly [name: string]: 0 | 1 | readonly [isNullable: 0 | 1, below: Fields];
}
