/** The fields of a request body by name: 1 if the field may be null, otherwise 0. A field with nested fields is a pair of both. */
export interface Fields {
  readonly [name: string]: 0 | 1 | readonly [isNullable: 0 | 1, below: Fields];
}
