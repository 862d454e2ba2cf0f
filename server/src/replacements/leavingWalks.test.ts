import type { Client, Schemas } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAt } from '#flow/eventHash.ts';
import { acceptanceOf, aPhoto } from '#test/builders/aDelivery.ts';
import { aCategory, largerInput, ownersAlone, purchaseInput } from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { wayFacts } from '#test/builders/aWay.ts';
import { cardInput, lab } from '#test/builders/cardFixture.ts';
import { pdf } from '#test/builders/contents.ts';
import { uploadAs } from '#test/builders/fileFixture.ts';
import { grant, roleIds, user, userInput, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

/** As many purchases as end in well under a minute. */
const purchases = { small: 16, larger: 5 };
/** So many leave while a purchase goes its way. */
const mostLeavers = 5;
/** More steps than any purchase needs, with all who are replaced. */
const mostSteps = 80;

type Role = 'purchaser' | 'procurement_officer' | 'inspector' | 'finance';
interface Person {
  id: string;
  role: Role;
  client: TestClient;
}

let app: TestApp;
let admin: TestClient;
let small: (cardId: string) => Schemas['ProjectInput'];
let larger: (cardId: string, uploader: Person) => Promise<Schemas['ProjectInput']>;
let supplierId: string;
/** Those who are still there. */
const here = new Map<string, Person>();
const gone = new Set<string>();
/** Of those who have left, those who are still at the school: what they were asked they may still decide. */
const moved = new Set<string>();
beforeAll(async () => {
  app = await startApp();
  await ownersAlone(app.database.db);
  supplierId = (await anApprovedSupplier(app)).id;
  admin = await app.as('schooladmin', 'school_admin');
  const categoryId = await aCategory(await app.as('teacher1', 'purchaser'));
  small = (cardId) => purchaseInput(cardId, categoryId, '2480.00');
  larger = async (cardId, { client }) => {
    const paperId = (await uploadAs(client)(pdf(), 'permission.pdf', 'PURCHASE')).id;
    return {
      ...largerInput(cardId, categoryId, '60000.00'),
      executionCode: 'EMERGENCY',
      otherReason: 'The pump has failed and the cellar fills with water',
      attachmentIds: [paperId],
      wayFacts: wayFacts('EMERGENCY', { supplierIds: [supplierId], paperId }),
    };
  };
}, 120_000);
afterAll(() => app.close());

/** Somebody new comes to the school, in a role. */
async function hire(role: Role): Promise<Person> {
  const body = userInput({ roleDeptList: grant(roleIds[role], role === 'purchaser' || role === 'inspector' ? 311 : 300) });
  const { id } = await admin.users.createUser({ body });
  await app.database.db
    .updateTable('appUser')
    .set({ needChangePassword: false, initialPasswordExpireTime: null })
    .where('id', '=', id)
    .execute();
  const person = { id, role, client: await app.as(body.account, role) };
  here.set(id, person);
  return person;
}

/** Somebody leaves: is disabled, or goes to another office, which has another role. Who is known to a purchase cannot be deleted. */
async function leave({ id }: Person, isMoved: boolean): Promise<void> {
  expect(await failureOf(users.remove(admin, id))).not.toBeNull();
  here.delete(id);
  gone.add(id);
  if (isMoved) {
    const { version } = await users.detail(admin, id);
    await users.update(admin, { id, version, roleDeptList: grant(roleIds.auditor, 300) });
    moved.add(id);
  } else await users.setStatus(admin, id, 'DISABLED');
  await app.sweepDue();
}

interface Turn {
  step: Schemas['TodoKind'];
  recordId: string;
  operation: string;
  holderKind: 'USER' | 'OPERATION' | 'WAREHOUSE';
  holderId: string;
  exceptIds: string[];
}

const turnsOf = async (projectId: string) => {
  const { rows } = await sql<Turn>`select step, record_id, operation, holder_kind, holder_id, except_ids from turn
    where project_id = ${projectId} order by step, record_id, holder_id`.execute(app.database.db);
  return rows;
};

const offices: Record<string, Role> = {
  receiveProject: 'procurement_officer',
  registerPayment: 'finance',
};

/** Somebody of the demo data, such as the administrator who is asked where an approver is missing. */
async function fromBefore(id: string, role?: string): Promise<Person | null> {
  const row = await app.database.db.selectFrom('appUser').select('account').where('id', '=', id).executeTakeFirst();
  return row ? { id, role: 'purchaser', client: await app.as(row.account, role) } : null;
}

/** Who of those who are there can take a turn. */
async function takerOf({ holderKind, holderId, operation, exceptIds }: Turn): Promise<Person | null> {
  const mayStill = !gone.has(holderId) || (operation === 'decideApprovalTask' && moved.has(holderId));
  if (holderKind === 'USER') return here.get(holderId) ?? (mayStill ? fromBefore(holderId) : null);
  // Who approves for the college assigns groups, too.
  if (operation === 'assignAcceptanceMembers') return fromBefore(user(104), 'dept_approver');
  const role = offices[operation];
  if (role === undefined) return null;
  const able = [...here.values()].find((one) => one.role === role && !exceptIds.includes(one.id));
  return able ?? hire(role);
}

const detailOf = (client: Client, id: string) => client.projects.getProjectDetail({ path: { id } });
const others = (role: Role, except: readonly (string | null)[]) =>
  [...here.values()].filter((one) => one.role === role && !except.includes(one.id));

/** Some who are there and have no part in a purchase; who is missing is hired. */
async function some(role: Role, count: number, except: readonly (string | null)[]): Promise<Person[]> {
  const found = others(role, except).slice(0, count);
  while (found.length < count) found.push(await hire(role));
  return found;
}

let papers = 0;

/** What each step does. */
const acts: Partial<Record<Schemas['TodoKind'], (client: TestClient, id: string, turn: Turn) => Promise<unknown>>> = {
  async RESUBMIT(client, id) {
    const { version } = await detailOf(client, id);
    const body = { version, conflictDeclared: true };
    // The card may be one that who has taken over cannot use: then the purchase is given up.
    if (await failureOf(client.projects.submitProject({ path: { id }, body }))) {
      await client.projects.terminateProject({ path: { id }, body: { version, reason: 'The card is not mine' } });
    }
  },
  APPROVE: (client, id, { recordId }) => decide(client, recordId, id),
  WITNESS: (client, id, { recordId }) => decide(client, recordId, id),
  async CLAIM(client, id) {
    await client.projects.receiveProject({ path: { id }, body: { version: (await detailOf(client, id)).version } });
  },
  async REGISTER_OUTCOME(client, id) {
    const file = await uploadAs(client)(pdf(), 'minutes.pdf', 'PURCHASE');
    const { version } = await detailOf(client, id);
    const said = { supplierId, dealAmount: '55000.01', reason: 'It was there', processFileIds: [file.id] };
    const body = { version, ...said, resultPublic: true, conflictDeclared: true };
    await client.projects.registerOtherProcurementOutcome({ path: { id }, body });
  },
  async REPORT(client, id) {
    const body = {
      version: (await detailOf(client, id)).version,
      report: 'The pump was bought and works since then',
      fileIds: [],
    };
    await client.projects.submitEmergencyReport({ path: { id }, body });
  },
  async RECEIVE(client, id) {
    const { version, applicantId, officerId } = await detailOf(client, id);
    const [witness] = await some('purchaser', 1, [applicantId, officerId]);
    const body = { version, actualAmount: '2400.01', witnessUserId: String(witness?.id), conflictDeclared: true };
    await client.projects.confirmReceipt({ path: { id }, body });
  },
  async DELIVERY(client, projectId, { recordId }) {
    const stated = { arriveDate: '2026-03-02', acceptPlace: 'Building 3' };
    const photoIds = [await aPhoto(client)];
    const id =
      recordId === projectId
        ? (await client.acceptances.saveAcceptance({ body: { projectId, photoIds, ...stated } })).id
        : recordId;
    const { version } = await acceptanceOf(client, id);
    await client.acceptances.submitAcceptance({ path: { id }, body: { version } });
  },
  async ASSIGN_GROUP(client, projectId, { recordId: id }) {
    const { applicantId } = await detailOf(client, projectId);
    const group = await some('inspector', 3, [applicantId]);
    const members = group.map(({ id: userId }, index) => ({
      userId,
      memberRole: index === 0 ? ('LEADER' as const) : ('MEMBER' as const),
    }));
    const { version } = await acceptanceOf(client, id);
    await client.acceptances.assignAcceptanceMembers({ path: { id }, body: { version, members } });
  },
  async SIGN_ACCEPTANCE(client, _projectId, { recordId: id }) {
    const { version } = await acceptanceOf(client, id);
    await client.acceptances.signAcceptance({ path: { id }, body: { version, agree: true, conflictDeclared: true } });
  },
  async CONCLUDE(client, _projectId, { recordId: id }) {
    const { version } = await acceptanceOf(client, id);
    const rating = { quality: 5, delivery: 4, service: 5 };
    const body = { version, conclusion: 'PASS' as const, opinion: 'Counted and tried out', rating };
    await client.acceptances.concludeAcceptance({ path: { id }, body });
  },
  async INVOICE(client, id) {
    const { actualAmount } = await detailOf(client, id);
    papers += 1;
    const body = { number: `${55_000_000 + papers}`, amount: String(actualAmount), date: '2026-03-01' };
    await client.projects.saveInvoice({ path: { id }, body });
  },
  async PAY(client, id) {
    const { version, payableAmount: amount } = await detailOf(client, id);
    const body = { version, amount, paidDate: '2026-03-01', voucherNo: `V-${version}` };
    await client.projects.registerPayment({ path: { id }, body });
  },
  async ARCHIVE(client, id) {
    await client.projects.archiveProject({ path: { id }, body: { version: (await detailOf(client, id)).version } });
  },
};

/** One in seven requests is returned. */
async function decide(client: TestClient, instanceId: string, projectId: string): Promise<void> {
  const { version, myTaskId, allowedActions } = await client.approvals.getApprovalInstanceDetail({ path: { id: instanceId } });
  const isReturned = allowedActions.includes('RETURN') && projectId.endsWith('7');
  const body = { version, decision: isReturned ? ('RETURN' as const) : ('APPROVE' as const), opinion: 'Seen' };
  await client.approvals.decideApprovalTask({ path: { taskId: String(myTaskId) }, body });
}

/** What the administrator does about what nobody can do: it must be on a list, with an act. */
async function mend(projectId: string, pick: number): Promise<void> {
  const query = { size: 200 };
  const stranded = (await admin.approvals.queryStrandedTurnPage({ query })).records.filter((one) => one.projectId === projectId);
  const stuck = (await admin.approvals.queryStuckApprovalPage({ query })).records.filter((one) => one.projectId === projectId);
  if (stranded.length + stuck.length === 0) throw new Error(`On no list: ${JSON.stringify(await turnsOf(projectId))}`);
  const [blocked] = stuck;
  const { applicantId, officerId } = await detailOf(admin, projectId);
  if (blocked) {
    const { version, seats } = await admin.approvals.getApprovalInstanceDetail({ path: { id: blocked.id } });
    const body = { version, reason: 'Has left', taskId: String(seats[0]?.taskId) };
    const [next] = await some('purchaser', 1, [applicantId, officerId]);
    const put = (userId: string) => admin.approvals.reassignApproval({ path: { id: blocked.id }, body: { ...body, userId } });
    if (await failureOf(put(String(next?.id)))) await put((await hire('purchaser')).id);
    return;
  }
  for (const { holders, mayHandOver, recordId } of stranded) {
    if (mayHandOver) {
      const { version } = await detailOf(admin, projectId);
      const [next] = await some('procurement_officer', 1, [applicantId, officerId]);
      const body = { version, officerId: String(next?.id), reason: 'Has left' };
      await admin.projects.assignProjectOfficer({ path: { id: projectId }, body });
      return;
    }
    for (const { part, userId } of holders) {
      if (part === null || userId === null) continue;
      const at = { part, userId, recordId: part === 'REQUESTER' ? projectId : String(recordId) };
      const offered = async () => {
        const people = await admin.approvals.listReplacements({ query: { ...at, keyword: 'Person' } });
        return people.filter(({ id }) => here.has(id));
      };
      if ((await offered()).length === 0) await hire(part === 'MEMBER' ? 'inspector' : 'purchaser');
      const able = await offered();
      expect(able.length).toBeGreaterThan(0);
      const replacementId = String(able[pick % able.length]?.id);
      await admin.approvals.replaceTurnHolder({ body: { ...at, replacementId, reason: 'Has left' } });
      return;
    }
  }
  throw new Error(`No act for ${JSON.stringify(stranded)}`);
}

/** Those who have a part in a purchase and are there: any of them may leave. */
async function partsOf(projectId: string): Promise<Person[]> {
  const { applicantId, officerId } = await detailOf(admin, projectId);
  const ids = [applicantId, officerId, ...(await turnsOf(projectId)).map(({ holderId }) => holderId)];
  return [...new Set(ids)].flatMap((id) => here.get(id ?? '') ?? []);
}

/** Steps before which somebody leaves in any case, the first time that they are awaited. */
const certain: Schemas['TodoKind'][] = ['RECEIVE', 'INVOICE', 'REGISTER_OUTCOME', 'SIGN_ACCEPTANCE', 'CONCLUDE'];

async function awaitedIn(projectId: string, wanted: Schemas['TodoKind'] | undefined): Promise<Person | undefined> {
  const turn = (await turnsOf(projectId)).find(({ step }) => step === wanted);
  return turn && here.get(turn.holderId);
}

const random = fc.sample(fc.nat(1_000_000), 2_000);
let drawn = 0;
const next = () => random[drawn++ % random.length] as number;

/** Takes a purchase to its end by the acts of those who are there. */
async function walk(projectId: string): Promise<string> {
  let leavers = 0;
  for (let count = 0; count < mostSteps; count += 1) {
    const { status } = await detailOf(admin, projectId);
    if (status === 'ARCHIVED' || status === 'TERMINATED') return status;
    const awaited = await awaitedIn(projectId, certain[0]);
    if (awaited) certain.shift();
    if (awaited || (leavers < mostLeavers && next() % 3 === 0)) {
      const parts = awaited ? [awaited] : await partsOf(projectId);
      const leaver = parts[next() % Math.max(1, parts.length)];
      if (leaver) await leave(leaver, next() % 2 === 0);
      leavers += leaver ? 1 : 0;
    }
    const turns = await turnsOf(projectId);
    expect([projectId, status, turns.length > 0]).toEqual([projectId, status, true]);
    const takers = await Promise.all(turns.map(async (turn) => ({ turn, taker: await takerOf(turn) })));
    // The archive is the last: it needs all that others are still to give.
    const isLast = turns.every(({ step }) => step === 'ARCHIVE');
    const able = takers.flatMap(({ turn, taker }) => (taker && (isLast || turn.step !== 'ARCHIVE') ? [{ turn, taker }] : []));
    const chosen = able[next() % Math.max(1, able.length)];
    if (!chosen) await mend(projectId, next());
    else await acts[chosen.turn.step]?.(chosen.taker.client, projectId, chosen.turn);
  }
  throw new Error(`${projectId} has not ended: ${JSON.stringify(await turnsOf(projectId))}`);
}

/** A card that its owner and the requester may use, and a purchase from it. */
async function begin(kind: keyof typeof purchases): Promise<{ id: string; cardId: string }> {
  const [owner, requester] = [await hire('purchaser'), await hire('purchaser')];
  const finance = await app.as('finance1', 'finance');
  const body = cardInput({ ownerId: owner.id, authorizedUserIds: [requester.id], deptId: lab, totalAmount: '90000.00' });
  const { id: cardId } = await finance.expenditure.saveExpenditure({ body });
  const input = kind === 'small' ? small(cardId) : await larger(cardId, requester);
  const { id } = await requester.client.projects.saveProject({ body: input });
  await requester.client.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  if (kind === 'larger') {
    const { db } = app.database;
    const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', id).executeTakeFirstOrThrow();
    const switches = { ...pattern?.switches, ifOpenEntry: false, ifCrossAcceptance: false };
    const rules = { ...pattern, publicityDays: 0, needContract: false, contractThreshold: null, switches };
    await db
      .updateTable('project')
      .set({ pattern: JSON.stringify(rules) })
      .where('id', '=', id)
      .execute();
  }
  return { id, cardId };
}

test('whoever leaves, each purchase ends by the acts of those who are left, and its money is right to the cent', async () => {
  const ends: string[] = [];
  for (const kind of ['small', 'larger'] as const) {
    for (let count = 0; count < purchases[kind]; count += 1) {
      const { id, cardId } = await begin(kind);
      ends.push(await walk(id));
      const { frozenAmount, occupiedAmount, paidAmount, availableAmount } = await admin.expenditure.getExpenditureDetail({
        path: { id: cardId },
      });
      const paid = ends.at(-1) === 'TERMINATED' ? 0 : kind === 'small' ? 240_001 : 5_500_001;
      expect(
        [frozenAmount, occupiedAmount, paidAmount, availableAmount].map((amount) => Math.round(Number(amount) * 100)),
      ).toEqual([0, 0, paid, 9_000_000 - paid]);
      const events = await app.database.db
        .selectFrom('flowEvent')
        .selectAll()
        .where('subjectId', '=', id)
        .orderBy('no')
        .execute();
      expect(brokenAt(events)).toBeNull();
    }
  }
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  expect(await app.repairTurns()).toBe(0);
  expect(ends).toContain('ARCHIVED');
  const replaced = await app.database.db
    .selectFrom('flowEvent')
    .select('step')
    .distinct()
    .where('step', 'in', ['replaceRequester', 'replaceMember', 'handOver'])
    .execute();
  // A walk in which nobody is replaced would tell nothing.
  expect(replaced.map(({ step }) => step).sort()).toEqual(['handOver', 'replaceMember', 'replaceRequester']);
}, 600_000);
