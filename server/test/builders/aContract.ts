import type { Schemas } from '@campus-procurement/sdk';
import type { TestApp, TestClient } from '../startApp.ts';
import type { Bidders } from './aBidding.ts';
import type { Bid, Closing } from './aClosedBidding.ts';
import { buyers, decide } from './aPurchase.ts';
import { pdf } from './contents.ts';
import { anOpenedBidding, approverOf, award, biddingOf, onMonday } from './openings.ts';

const bids: Bid[] = [{ total: '56000.00' }, { total: '57000.00' }, { total: '58000.00' }];

/** A purchase whose award is final and needs a contract. The clock is behind the notice, so everybody logs in again. */
export async function anAwardedBidding(app: TestApp, people: Bidders, of: Bid[] = bids, changes: Closing['changes'] = {}) {
  const opened = await anOpenedBidding(app, await onMonday(app, people), { bids: of, changes });
  const { officer } = opened.people;
  await award(officer, opened.id, String(opened.quoteIds[0]));
  await endNotice(app, officer, opened.id);
  return { ...opened, people: { ...opened.people, ...(await buyers(app)) } };
}

/** Lets the days of a public award pass. */
export async function endNotice(app: TestApp, officer: TestClient, projectId: string): Promise<void> {
  const { awards } = await biddingOf(officer, projectId);
  app.clock.advance(Date.parse(String(awards[0]?.noticeEndTime)) + 1_000 - app.clock.now.getTime());
  await app.sweepDue();
}

/** A contract as somebody sees it. */
export const contractOf = (client: TestClient, id: string) => client.contracts.getContractDetail({ path: { id } });

/** Submits a contract as it is. */
export async function submitted(client: TestClient, id: string) {
  const { version } = await contractOf(client, id);
  return client.contracts.submitContract({ path: { id }, body: { version } });
}

/** A contract of a new award in a state. */
export async function aContract(
  app: TestApp,
  people: Bidders,
  upTo: 'DRAFT' | 'APPROVING' | 'TO_SIGN' | 'EXECUTING',
  changes?: Closing['changes'],
) {
  const awarded = await anAwardedBidding(app, people, bids, changes);
  const { officer } = awarded.people;
  const { id } = await officer.contracts.saveContract({ body: { projectId: awarded.id } });
  const made = { ...awarded, projectId: awarded.id, id };
  if (upTo === 'DRAFT') return made;
  await submitted(officer, id);
  if (upTo === 'APPROVING') return made;
  await decide(await approverOf(app, awarded.id), awarded.id, { decision: 'APPROVE' });
  if (upTo === 'EXECUTING') await sign(app, officer, id);
  return made;
}

/** Uploads a scan. @returns its id */
export async function aScan(client: Pick<TestClient, 'files'>): Promise<string> {
  const file = new File([pdf() as BlobPart], 'contract.pdf');
  return (await client.files.uploadFile({ body: { bizType: 'PURCHASE', file } })).id;
}

/** Registers that a contract was signed today. */
export async function sign(app: TestApp, client: TestClient, id: string, changes: Partial<Schemas['ContractSigning']> = {}) {
  const { version } = await contractOf(client, id);
  const signDate = app.clock.now.toISOString().slice(0, 10);
  const body = { version, signDate, signedFileId: await aScan(client), ...changes };
  return client.contracts.signContract({ path: { id }, body });
}
