import * as z from 'zod/mini';

/** The form of an acceptance group. What a group must be like stands in a list beside it, and the server decides. */
export function assignSchema() {
  return z.object({ members: z.array(z.string()), leader: z.string(), drawCount: z.number() });
}
