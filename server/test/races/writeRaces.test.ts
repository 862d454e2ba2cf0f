import type { ApiError, Client, Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoRequest } from '../builders/demoRequest.ts';
import { type notAsItStands, senders, writes } from '../demoWrites.ts';
import { drawn } from '../drawn.ts';
import { failureOf } from '../failureOf.ts';
import { keepRows } from '../keptRows.ts';
import { growth, quantities } from '../quantities.ts';
import { startTwoServers } from './twoServers.ts';

/**
 * What becomes of 50 equal requests at once:
 *
 *   once  one is done, the others are refused
 *   same  those that are done leave what one would have left
 *   each  all are done, and each leaves something of its own
 *   some  so is each that is done; a limit or a newer version refuses the others
 */
type Fate = 'once' | 'same' | 'each' | 'some';

/** Of all others one is done. */
const fates: Partial<Record<OperationId, Exclude<Fate, 'once'>>> = {
  logout: 'same',
  endMyOtherSessions: 'same',
  addMessageSceneRelation: 'same',
  markInboxMessagesRead: 'same',
  countArticleView: 'same',
  followProject: 'same',
  addUserRoles: 'same',
  precheckProject: 'same',
  previewApprovalChain: 'same',
  tryApprovalFlow: 'same',
  adoptGoodsCategoryPreset: 'same',
  rehearseApprovalFlow: 'same',
  saveNews: 'each',
  saveSystemAnnouncement: 'each',
  saveLighthouse: 'each',
  saveHelpFaq: 'each',
  saveHelpGuideline: 'each',
  saveProject: 'each',
  copyProject: 'each',
  saveSharedApply: 'each',
  saveMenu: 'each',
  saveContact: 'each',
  saveIntegrityExposure: 'each',
  freezeExpenditure: 'each',
  carryExpenditures: 'each',
  downloadDoc: 'each',
  login: 'some',
  resetPassword: 'some',
  resetPasswords: 'some',
  createWechatQrCode: 'some',
  exportSuppliers: 'some',
  exportUsers: 'some',
  exportOperationLog: 'some',
  exportExpenditures: 'some',
  exportExpenditureFlows: 'some',
  exportProjects: 'some',
  exportProjectFigures: 'some',
  exportStocks: 'some',
};

/** Where those are contested that cannot be sent as they stand. */
const elsewhere: Record<keyof typeof notAsItStands, string> = {
  accountLogin: 'people/session/ticketLogin.test.ts: a ticket is good once',
  exchangeToken: 'people/session/ticketLogin.test.ts: a ticket is good once',
  checkJumpLoginTicket: 'people/session/ticketLogin.test.ts: a ticket is good once',
  endMySession: 'people/session/mySessions.test.ts: a login is ended once',
  registerSupplier: 'singleUseRaces.test.ts: a code is good once; uniqueRaces.test.ts: its names are',
  updateMyPhone: 'singleUseRaces.test.ts: a code is good once',
  resetForgottenPassword: 'races.test.ts: a code is good once',
  updateSupplierProfile: 'singleUseRaces.test.ts: a version of the profile is submitted once',
  syncExpenditures: 'singleUseRaces.test.ts: all get one task',
  syncAssociationItems: 'associations/associations.test.ts: all get one task',
  syncCasUsers: 'singleUseRaces.test.ts: all get one task',
  stopTask: 'singleUseRaces.test.ts: a task is stopped once',
  receiveProject: 'purchaseRaces.test.ts: a purchase is taken once',
  assignProjectOfficer: 'purchase/officers/handOver.test.ts: of two who hand it over at once, one does',
  replaceTurnHolder: 'purchase/officers/replaceRequester.test.ts: of two who replace somebody at once, one does',
  previewPublication: 'stores nothing',
  publishProject: 'biddingRaces.test.ts: a purchase is announced once',
  joinBidding: 'biddingRaces.test.ts: a supplier joins once',
  submitQuote: 'biddingRaces.test.ts: a supplier makes no more quotes than the rules allow',
  qualifyQuote: 'purchase/bidding/judging.test.ts: a judge has one judgement',
  openBidding: 'biddingRaces.test.ts: quotes are opened once',
  witnessOpening: 'purchase/bidding/opening.test.ts: an opening has one witness',
  decideAward: 'biddingRaces.test.ts: one award is decided',
  declareBiddingFailed: 'purchase/bidding/deciding.test.ts: it ends once',
  declareQuotesUnreadable: 'takes the version that was read, under a lock of the purchase',
  declareKeyLost: 'marks the rounds that still need the key; each fails once, under a lock of its purchase',
  cancelAward: 'purchase/bidding/cancelling.test.ts: it is asked for once',
  suspendProject: 'changeRaces.test.ts: a round is closed or suspended',
  resumeProject: 'changeRaces.test.ts: the time is given back once',
  saveProjectModify: 'changeRaces.test.ts: of a suspension and a change one comes first',
  submitProjectModify: 'changeRaces.test.ts: a purchase is published or its change is submitted',
  withdrawProjectModify: 'changeRaces.test.ts: a change takes effect or is taken back',
  saveContract: 'purchase/contract/contracts.test.ts: a purchase has one contract',
  updateContract: 'purchase/contract/contracts.test.ts: a version is changed once',
  submitContract: 'fulfilmentRaces.test.ts: a contract is submitted once',
  signContract: 'fulfilmentRaces.test.ts: a contract is signed once',
  voidContract: 'fulfilmentRaces.test.ts: a contract is signed once, or given up',
  explainQuote: 'replaces the explanation before',
  declineAward: 'biddingRaces.test.ts: a winner declines once',
  saveAcceptance: 'purchase/delivery/acceptances.test.ts: a draft holds nothing',
  updateAcceptance: 'purchase/delivery/acceptances.test.ts: a version is changed once',
  submitAcceptance: 'deliveryRaces.test.ts: what is open goes to one batch',
  assignAcceptanceMembers: 'purchase/delivery/acceptances.test.ts: a group is assigned as long as nobody has signed',
  signAcceptance: 'deliveryRaces.test.ts: two members sign',
  concludeAcceptance: 'deliveryRaces.test.ts: a batch is concluded, another one submitted, or the rest closed short',
  cancelAcceptance: 'purchase/delivery/acceptances.test.ts: what is given up is over',
  recordAssetNumbers: 'adds numbers under a lock of the purchase, to the version that was read',
  agreeToPayee: 'payeeAccounts.test.ts: of two who confirm the same version, one does',
  closeLinesShort: 'deliveryRaces.test.ts: the rest is closed short while a batch is concluded',
  terminateForDefault: 'purchase/termination/defaults.test.ts: one request at a time, under a lock of the purchase',
  registerRefund: 'purchase/termination/defaults.test.ts: a version is refunded once, never more than is open',
  reverseRefund: 'purchase/termination/reversals.test.ts: a refund is reversed once, under a lock of the purchase',
  writeOffClaim: 'purchase/termination/defaults.test.ts: one request at a time, under a lock of the purchase',
  registerOtherProcurementOutcome: 'purchase/otherMethods/otherPurchase.test.ts: an outcome is registered once',
  registerSourceObjection: 'adds one under a lock of the purchase, to the version that was read',
  answerSourceObjection: 'sets one answer under a lock of the purchase, to the version that was read',
  submitEmergencyReport: 'sets one report under a lock of the purchase',
  archiveProject: 'purchase/otherMethods/otherPurchase.test.ts: a purchase is archived once',
  confirmStockDocument: 'stockRaces.test.ts: two keepers confirm a document once',
  saveStockDocument: 'stockRaces.test.ts: an issue and a transfer of the same goods: what is there is promised once',
  updateStockShare: 'sets one figure, whoever is last',
  decideSharedApply: 'stockRaces.test.ts: a request is decided, issued or cancelled, and shared goods are promised once',
  issueSharedApply: 'stockRaces.test.ts: a request is decided, issued or cancelled, and shared goods are promised once',
  receiveSharedApply: 'sets one state under a lock of the request',
  returnSharedApply: 'stockRaces.test.ts: what is lent comes back no more often than it went out',
  cancelSharedApply: 'stockRaces.test.ts: a request is decided, issued or cancelled, and shared goods are promised once',
  updateStock: 'sets one figure, whoever is last',
  cancelStockDocument: 'stockRaces.test.ts: a document is either confirmed or cancelled',
  uploadFile: 'makes a file of its own, whatever others do',
};

/** Of other sessions only the time until they end is told. */
const withoutSeconds = (answer: unknown) => JSON.stringify(answer).replace(/"expires_in":\d+/, '');
/** No fault, and no wish that it be tried again. */
const isRefusal = ({ code }: ApiError) => Number(code) === 401 || Math.floor(Number(code) / 1000) === 4;

describe.runIf(process.env.TEST_DATABASE_URL)('of 50 equal requests to two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  let putBack: () => Promise<void>;
  let sessions: Client[][];
  beforeAll(async () => {
    servers = await startTwoServers({ TASK_WORKER: '0' });
    sessions = await Promise.all(senders.map((account) => servers.as(account)));
    putBack = await keepRows(servers.db);
  });
  afterAll(() => servers.stop());

  async function send(id: OperationId, clients: Client[], times: number, idempotencyKey?: string) {
    // These servers have the clock of today.
    const example = JSON.stringify(await demoRequest(id, clients[0] as Client)).replace(
      /("(?:expireTime|startDay|endDay|expectReturnDate)":")\d+/g,
      '$12099',
    );
    const input = JSON.parse(example) as Input<OperationId>;
    const before = await quantities(servers.db);
    const answers: unknown[] = [];
    const calls = Array.from({ length: times }, async (_, writer) => {
      const client = clients[writer % clients.length] as Client;
      answers.push(await client.call(id, input, idempotencyKey === undefined ? {} : { idempotencyKey }));
    });
    const refusals = (await Promise.all(calls.map(failureOf))).flatMap((failure) => failure ?? []);
    await nothingIsDue();
    return { answers, refusals, left: growth(before, await quantities(servers.db)) };
  }

  /** What the requests made due at once has happened: a server sweeps each second. */
  async function nothingIsDue() {
    const due = servers.db.selectFrom('dueEvent').select('kind').where('tryAt', '<=', sql<Date>`clock_timestamp()`);
    await expect.poll(() => due.execute(), { interval: 200 }).toEqual([]);
  }

  /** The first who may send it, and what one request leaves. */
  async function one(id: OperationId) {
    await putBack();
    const refused: string[] = [];
    for (const clients of sessions) {
      const { answers, refusals, left } = await send(id, clients, 1);
      if (answers.length === 1) return { clients, left };
      refused.push(JSON.stringify(refusals));
    }
    throw new Error(`Nobody may send it: ${refused}`);
  }

  const contested = drawn(
    writes.filter((id) => !(id in elsewhere)),
    16,
  ).map((id) => [id, fates[id] ?? 'once'] as const);

  test.each(contested)('%s is done: %s', { timeout: 60_000 }, async (id, fate) => {
    const { clients, left } = await one(id);
    await putBack();
    const all = await send(id, clients, 50);
    const done = all.answers.length;
    expect(all.refusals.filter((refusal) => !isRefusal(refusal))).toEqual([]);
    expect(done).toSatisfy(doneBy[fate]);
    if (fate === 'once' || fate === 'same') expect(all.left).toEqual(left);
    else expect(Object.keys(left).filter((name) => all.left[name] === Number(left[name]) * done)).not.toEqual([]);
  });

  test.each(contested.filter(([id]) => contract[id].idempotent))(
    '%s with one idempotency key is done once, and all get the same answer',
    { timeout: 60_000 },
    async (id) => {
      const { clients, left } = await one(id);
      await putBack();
      const all = await send(id, clients, 50, 'contested-key-50');
      expect([all.answers.length, new Set(all.answers.map(withoutSeconds)).size, all.left]).toEqual([50, 1, left]);
    },
  );
});

const doneBy: Record<Fate, (done: number) => boolean> = {
  once: (done) => done === 1,
  same: (done) => done > 0,
  each: (done) => done === 50,
  some: (done) => done > 0,
};
