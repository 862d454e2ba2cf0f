import { awaitedActs } from '../biddingWalk/awaitedActs.ts';
import type { Step, Walk } from '../biddingWalk/walk.ts';
import { acceptanceOf, aPhoto } from '../builders/aDelivery.ts';
import { pdf } from '../builders/contents.ts';
import { uploadAs } from '../builders/fileFixture.ts';
import { failureOf } from '../failureOf.ts';
import type { TestClient } from '../startApp.ts';
import { detailOf, type School, some, type Turn } from './school.ts';

/** A purchase on its way through a school. */
export interface Way {
  school: School;
  walk: Walk;
  supplierId: string;
}

type Act = (way: Way, client: TestClient, turn: Turn) => Promise<unknown>;

const today = '2026-03-02';

/** What is done otherwise than in the walks of biddings, whose people stay. */
const own: Partial<Record<Step, Act>> = {
  async RESUBMIT({ walk: { id } }, client) {
    const { version } = await detailOf(client, id);
    const path = { id };
    // The card may be one that who has taken over cannot use: then the purchase is given up.
    if (await failureOf(client.projects.submitProject({ path, body: { version, conflictDeclared: true } }))) {
      await client.projects.terminateProject({ path, body: { version, reason: 'The card is not mine' } });
    }
  },
  WITNESS: (way, client, turn) => take('APPROVE', way, client, turn, 2),
  async REGISTER_OUTCOME({ walk: { id }, supplierId }, client) {
    const file = await uploadAs(client)(pdf(), 'minutes.pdf', 'PURCHASE');
    const { version } = await detailOf(client, id);
    const said = { supplierId, dealAmount: '55000.01', reason: 'It was there', processFileIds: [file.id] };
    const body = { version, ...said, resultPublic: true, conflictDeclared: true };
    await client.projects.registerOtherProcurementOutcome({ path: { id }, body });
  },
  async REPORT({ walk: { id } }, client) {
    const { version } = await detailOf(client, id);
    const body = { version, report: 'The pump was bought and works since then', fileIds: [] };
    await client.projects.submitEmergencyReport({ path: { id }, body });
  },
  async RECEIVE({ school, walk: { id } }, client) {
    const { version, applicantId, officerId } = await detailOf(client, id);
    const [witness] = await some(school, 'purchaser', 1, [applicantId, officerId]);
    const body = { version, actualAmount: '2400.01', witnessUserId: String(witness?.id), conflictDeclared: true };
    await client.projects.confirmReceipt({ path: { id }, body });
  },
  async DELIVERY({ walk }, client, { recordId }) {
    const arrived = { arriveDate: today, acceptPlace: 'Building 3', photoIds: [await aPhoto(client)] };
    const begin = () => client.acceptances.saveAcceptance({ body: { projectId: walk.id, ...arrived } });
    const id = recordId === walk.id ? (await begin()).id : recordId;
    const { version } = await acceptanceOf(client, id);
    await client.acceptances.submitAcceptance({ path: { id }, body: { version } });
  },
  async ASSIGN_GROUP({ school, walk }, client, { recordId: id }) {
    const { applicantId } = await detailOf(client, walk.id);
    const group = await some(school, 'inspector', 3, [applicantId]);
    const members = group.map(({ id: userId }, at) => ({
      userId,
      memberRole: at === 0 ? ('LEADER' as const) : ('MEMBER' as const),
    }));
    const { version } = await acceptanceOf(client, id);
    await client.acceptances.assignAcceptanceMembers({ path: { id }, body: { version, members } });
  },
};

/** Does what is awaited. One request in eight is returned. */
export async function takeTurn(way: Way, client: TestClient, turn: Turn, pick: number): Promise<void> {
  const act = own[turn.step];
  if (act) await act(way, client, turn);
  else await take(turn.step, way, client, turn, pick % 8 === 0 ? 1 : 2);
}

async function take(step: Step, { walk }: Way, client: TestClient, turn: Turn, pick: number): Promise<void> {
  const act = awaitedActs[step];
  if (!act) throw new Error(`The walk cannot do ${step}`);
  await act(walk, client, turn, { kind: 0, pick, other: 0 });
}
