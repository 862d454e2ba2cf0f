import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { exportFixture } from '../builders/exportFixture.ts';
import { withoutIds } from '../nameless.ts';
import { permissions } from '../permissions/permissions.ts';
import type { TestClient } from '../startApp.ts';
import { type SealedWorld, told, withoutToday } from './sealedWorld.ts';

/** Every export of the description: it ends with a file, which is an answer as well. */
export const allExports: readonly OperationId[] = Object.values(contract)
  .map(({ id }) => id)
  .filter((id) => id.startsWith('export'));

type StartedExport = Parameters<ReturnType<typeof exportFixture>['make']>[1];

/** The lines that somebody gets by an export, or the refusal. Lines of the same time come in any order, and each took as long as it took. */
export function exportOf(world: SealedWorld, client: TestClient, operation: OperationId): Promise<string> {
  const { input } = permissions[operation];
  const started = client.call(operation, input as Input<OperationId>) as StartedExport;
  const made = exportFixture(world.app).make(client, started);
  return told(
    world,
    made.then(({ content }) => new Blob([linesOf(content.toString()).sort().join('\n')])),
  );
}

const linesOf = (text: string) => text.split('\r\n').map((line) => withoutIds(withoutToday(line.replace(cost, ',$1'))));

/** Milliseconds before the id of a request. */
const cost = /,\d+,([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** How many these are in a world. */
export const keywordCount = 17;

/** What the search of records is asked for: everything that a bidder is known by, or has quoted. */
export function keywordsOf({ people, late, bidding }: SealedWorld): string[] {
  const companies = [...people.suppliers, late].map(({ profile }) => profile);
  return [
    bidding.projectName,
    '恒研',
    '29999.99',
    '9.00',
    '123.45',
    ...companies.flatMap(({ companyName, creditCode, contactPhone }) => [companyName, creditCode, contactPhone]),
  ];
}

/** What the search of records finds. */
export const searchOf = (world: SealedWorld, client: TestClient, keyword: string) =>
  told(world, client.home.searchRecords({ query: { keyword } }));
