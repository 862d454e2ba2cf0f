import { openDatabase } from '../../server/src/platform/db/open.ts';
import { copyPurchases } from '../../server/test/builders/copyPurchases.ts';

/** Copies the purchases of a database until there are about so many. */
export async function copyInto(url: string, count: number): Promise<void> {
  const { longWork, close } = await openDatabase({ url }, (error) => console.error(error));
  await copyPurchases(longWork, count);
  await close();
}
