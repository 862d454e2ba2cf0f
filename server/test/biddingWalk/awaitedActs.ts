import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import { aWindow } from '../builders/aBidding.ts';
import { aScan } from '../builders/aContract.ts';
import { aPhoto, groupOf } from '../builders/aDelivery.ts';
import { type Performs, pickOf, projectOf, quotesOf, type Step, type Walk } from './walk.ts';

let numbers = 0;

const versionOf = async (walk: Walk) => (await projectOf(walk)).version;

async function acceptanceOf({ app }: Walk, recordId: string) {
  const { db } = app.database;
  const row = await db.selectFrom('acceptance').selectAll().where('id', '=', recordId).executeTakeFirst();
  const items = await db.selectFrom('acceptanceItem').selectAll().where('acceptanceId', '=', recordId).orderBy('no').execute();
  return { version: row?.version ?? 1, items };
}

async function invoicedOf({ app, id }: Walk): Promise<bigint> {
  const rows = await app.database.db.selectFrom('invoicePart').select('amount').where('projectId', '=', id).execute();
  return rows.reduce((sum, { amount }) => sum + toCents(amount), 0n);
}

async function contractOf({ app }: Walk, recordId: string) {
  return app.database.db.selectFrom('contract').selectAll().where('id', '=', recordId).executeTakeFirst();
}

const opens =
  (stage: 'DOCUMENTS' | 'PRICES'): Performs =>
  async (walk, client) =>
    client.bidding.openBidding({ path: { projectId: walk.id }, body: { stage, version: await versionOf(walk) } });

/** Answers each warning; another than the best is chosen for a reason, and one that lacks an explanation is not. */
const decides: Performs = async (walk, client, _turn, { pick }) => {
  const quotes = (await quotesOf(walk)).filter(({ rank, abnormallyLow, explanation }) => {
    return rank !== null && (!abnormallyLow || explanation !== null);
  });
  const quote = pick % 4 === 0 ? pickOf(quotes, pick) : pickOf(quotes, 0);
  const { quotes: compared } = await client.bidding.compareQuotes({ path: { projectId: walk.id } });
  const risks = compared.find(({ quoteId }) => quoteId === quote.id)?.risks ?? [];
  const riskAnswers = risks.map((risk) => ({ risk, answer: 'Looked into, and nothing was found' }));
  const said = { opinion: 'The best one of all', ...(quote.rank !== 1 && { notLowestReason: 'It fits the room better' }) };
  const body = { quoteId: quote.id, riskAnswers, conflictDeclared: true, version: await versionOf(walk), ...said };
  return client.bidding.decideAward({ path: { projectId: walk.id }, body });
};

const judges: Performs = async (walk, client, { holderId }, { pick }) => {
  const { db } = walk.app.database;
  const open = (await quotesOf(walk)).filter(({ compliant }) => compliant === null);
  const judged = await db
    .selectFrom('bidJudgement')
    .select('quoteId')
    .where((eb) => eb.and({ judgeId: holderId, stage: 'COMPLIANCE' }))
    .execute();
  const left = open.filter(({ id }) => !judged.some(({ quoteId }) => quoteId === id));
  const isBad = pick % 4 === 0;
  const result = isBad ? { result: 'FAIL' as const, reason: 'The power is too low' } : { result: 'PASS' as const };
  const body = { conflictDeclared: true, version: await versionOf(walk), ...result };
  return client.bidding.qualifyQuote({ path: { id: pickOf(left, pick).id }, body });
};

const approves: Performs = async ({ app }, client, { recordId, holderId }, { pick }) => {
  const { db } = app.database;
  const instance = await db.selectFrom('approvalInstance').selectAll().where('id', '=', recordId).executeTakeFirstOrThrow();
  const task = await db
    .selectFrom('approvalTask')
    .select('id')
    .where((eb) => eb.and({ instanceId: recordId, userId: holderId, state: 'PENDING' }))
    .executeTakeFirstOrThrow();
  const isReturned = instance.bizType === 'PURCHASE' && pick % 9 === 1;
  const decision = isReturned ? 'RETURN' : pick % 8 === 0 ? 'REJECT' : 'APPROVE';
  const body = { version: instance.version, decision: decision as 'APPROVE', opinion: 'Looked at' };
  return client.approvals.decideApprovalTask({ path: { taskId: task.id }, body });
};

const delivers: Performs = async (walk, client, { recordId }, { pick }) => {
  const { app, id: projectId } = walk;
  if (recordId !== projectId) {
    const { version, groupRule } = await client.acceptances.getAcceptanceDetail({ path: { id: recordId } });
    const [leader] = await groupOf(app);
    const members = groupRule.minMembers === 1 ? { memberIds: [String(leader?.userId)] } : {};
    return client.acceptances.submitAcceptance({ path: { id: recordId }, body: { version, ...members } });
  }
  const stated = { arriveDate: dayOf(app.clock.now), acceptPlace: 'Building 3, room 204' };
  const items = pick % 2 === 0 ? { items: [{ no: 1, arriveQuantity: '1' }] } : {};
  const body = { projectId, photoIds: [await aPhoto(client)], ...stated, ...items };
  return client.acceptances.saveAcceptance({ body });
};

const signsAcceptance: Performs = async (walk, client, { recordId }, { pick }) => {
  const { version, items } = await acceptanceOf(walk, recordId);
  const counted = items.map(({ no, arriveQuantity }) => {
    return { no, arriveQuantity, passQuantity: '0', problem: 'Broken' };
  });
  const body = { version, agree: true, conflictDeclared: true, ...(pick % 6 === 0 && { items: counted }) };
  return client.acceptances.signAcceptance({ path: { id: recordId }, body });
};

const concludes: Performs = async (walk, client, { recordId }) => {
  const { version, items } = await acceptanceOf(walk, recordId);
  const [arrived, passed] = (['arriveQuantity', 'passQuantity'] as const).map((field) =>
    items.reduce((sum, item) => sum + Number(item[field]), 0),
  );
  const conclusion = passed === 0 ? 'FAIL' : passed === arrived ? 'PASS' : 'PARTIAL';
  const rating = { quality: 5, delivery: 4, service: 5 };
  const body = { version, conclusion, opinion: 'Counted and tried out', rating } as const;
  return client.acceptances.concludeAcceptance({ path: { id: recordId }, body });
};

const numbersAssets: Performs = async ({ app, id }, client) => {
  const { db } = app.database;
  const rows = await db
    .selectFrom('acceptance')
    .selectAll()
    .where('projectId', '=', id)
    .where('status', 'in', ['PASSED', 'PARTIAL'])
    .execute();
  for (const { id: acceptanceId, version } of rows) {
    const { items } = await acceptanceOf({ app, id } as Walk, acceptanceId);
    const numbered = await db.selectFrom('assetNumber').select('no').where('acceptanceId', '=', acceptanceId).execute();
    const open = items.filter(({ no, passQuantity }) => Number(passQuantity) >= 1 && !numbered.some((one) => one.no === no));
    if (open.length === 0) continue;
    const lines = open.map(({ no, passQuantity }) => {
      numbers += 1;
      return { no, assetNos: Array.from({ length: Math.floor(Number(passQuantity)) }, (_, at) => `A-${numbers}-${at}`) };
    });
    return client.acceptances.recordAssetNumbers({ path: { id: acceptanceId }, body: { version, items: lines } });
  }
  throw new Error('No asset lacks a number');
};

/** Cents that something may be. */
const halfOf = (all: bigint, pick: number) => fromCents(pick % 3 === 0 && all > 1n ? all / 2n : all);

/** How what is awaited is done: by a holder it works, by anybody else it is refused. */
export const awaitedActs: Partial<Record<Step, Performs>> = {
  RESUBMIT: async (walk, client) =>
    client.projects.submitProject({
      path: { id: walk.id },
      body: { version: await versionOf(walk), conflictDeclared: true },
    }),
  APPROVE: approves,
  CLAIM: async (walk, client) =>
    client.projects.receiveProject({ path: { id: walk.id }, body: { version: await versionOf(walk) } }),
  PUBLISH: async (walk, client) =>
    client.bidding.publishProject({ path: { id: walk.id }, body: { ...aWindow(walk.app), version: await versionOf(walk) } }),
  OPEN_DOCUMENTS: opens('DOCUMENTS'),
  OPEN_PRICES: opens('PRICES'),
  WITNESS_OPENING: async (walk, client) => {
    const { db } = walk.app.database;
    const round = db.selectFrom('bidRound').selectAll().where('projectId', '=', walk.id).orderBy('roundNo', 'desc');
    const isOpen = (await round.executeTakeFirstOrThrow()).documentsOpenTime !== null;
    const body = { stage: isOpen ? ('PRICES' as const) : ('DOCUMENTS' as const), version: await versionOf(walk) };
    return client.bidding.witnessOpening({ path: { projectId: walk.id }, body });
  },
  JUDGE: judges,
  DECLARE_FAILED: async (walk, client) => {
    const body = { failReason: 'NO_COMPLIANT_QUOTE', remark: 'Nobody complies', version: await versionOf(walk) } as const;
    return client.bidding.declareBiddingFailed({ path: { projectId: walk.id }, body });
  },
  DECIDE: decides,
  DECIDE_AGAIN: decides,
  EXPLANATION: decides,
  RESUME: async (walk, client) => {
    const { suspension } = await client.bidding.getBidding({ path: { projectId: walk.id } });
    const end = suspension?.nextEndTime ? { bidEndTime: suspension.nextEndTime } : {};
    return client.bidding.resumeProject({ path: { id: walk.id }, body: { version: await versionOf(walk), ...end } });
  },
  CONTRACT_DRAFT: async (walk, client, { recordId }) => {
    if (recordId === walk.id) return client.contracts.saveContract({ body: { projectId: walk.id } });
    const version = (await contractOf(walk, recordId))?.version ?? 1;
    return client.contracts.submitContract({ path: { id: recordId }, body: { version } });
  },
  CONTRACT_SIGN: async (walk, client, { recordId }) => {
    const version = (await contractOf(walk, recordId))?.version ?? 1;
    const body = { version, signDate: dayOf(walk.app.clock.now), signedFileId: await aScan(client) };
    return client.contracts.signContract({ path: { id: recordId }, body });
  },
  DELIVERY: delivers,
  ASSIGN_GROUP: async (walk, client, { recordId }) => {
    const { version } = await acceptanceOf(walk, recordId);
    const members = (await groupOf(walk.app)).map(({ userId }, at) => {
      return { userId, memberRole: at === 0 ? ('LEADER' as const) : ('MEMBER' as const) };
    });
    return client.acceptances.assignAcceptanceMembers({ path: { id: recordId }, body: { version, members } });
  },
  SIGN_ACCEPTANCE: signsAcceptance,
  CONCLUDE: concludes,
  ASSET_NUMBERS: numbersAssets,
  INVOICE: async (walk, client, _turn, { pick }) => {
    const { app, id } = walk;
    const { actualAmount } = await projectOf(walk);
    const amount = halfOf(toCents(String(actualAmount)) - (await invoicedOf(walk)), pick);
    numbers += 1;
    const body = { number: `${88_000_000 + numbers}`, amount, date: dayOf(app.clock.now) };
    return client.projects.saveInvoice({ path: { id }, body });
  },
  PAY: async (walk, client, _turn, { pick }) => {
    const { app, id } = walk;
    const { dueAmount, paidAmount, version } = await projectOf(walk);
    const [invoiced, due] = [await invoicedOf(walk), toCents(dueAmount)];
    const amount = halfOf((invoiced < due ? invoiced : due) - toCents(paidAmount), pick);
    const body = { version, amount, paidDate: dayOf(app.clock.now), voucherNo: `V-${version}` };
    return client.projects.registerPayment({ path: { id }, body });
  },
  REFUND: async (walk, client, _turn, { pick }) => {
    const { claimAmount, refundedAmount, writtenOffAmount, version } = await projectOf(walk);
    const amount = halfOf(toCents(claimAmount) - toCents(refundedAmount) - toCents(writtenOffAmount), pick);
    const body = { version, amount, refundDate: dayOf(walk.app.clock.now), voucherNo: `R-${version}` };
    return client.projects.registerRefund({ path: { id: walk.id }, body });
  },
  ARCHIVE: async (walk, client) =>
    client.projects.archiveProject({ path: { id: walk.id }, body: { version: await versionOf(walk) } }),
};
