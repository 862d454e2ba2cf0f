import type { Schemas } from '@campus-procurement/sdk';
import type { Stage } from './demoStage.ts';
import { later } from './demoTime.ts';

/** What happens to a purchase after its quotes have ended, one step after the other. */
export const demoSteps = {
  JUDGING: (projectId: string, stage: Stage) => open(projectId, 'DOCUMENTS', stage),
  JUDGED: judge,
  DECIDING: (projectId: string, stage: Stage) => open(projectId, 'PRICES', stage),
  AWARD_APPROVING: (projectId: string, stage: Stage) => decide(projectId, 2, stage),
  NOTICE: (projectId: string, stage: Stage) => decide(projectId, 1, stage),
  AWARDED: waitForNotice,
};

const teacherOf = (stage: Stage) => stage.as('teacher1', 'purchaser');
/** The officer of the purchase: smaller ones go to officers by turns. */
async function officerOf(projectId: string, stage: Stage) {
  const { officerId } = await (await teacherOf(stage)).projects.getProjectDetail({ path: { id: projectId } });
  return stage.asUser(String(officerId), 'procurement_officer');
}

/** The officer opens a part, after an auditor has witnessed it where that is needed. */
async function open(projectId: string, part: Schemas['OpeningStage'], stage: Stage): Promise<void> {
  await later(stage, 0.3);
  const officer = await officerOf(projectId, stage);
  const read = () => officer.bidding.getBidding({ path: { projectId } });
  const { stage: reached, witnessNeeded, version } = await read();
  // The platform has opened it by itself.
  if (part === 'DOCUMENTS' ? reached !== 'CLOSED' : reached !== 'JUDGING') return;
  if (witnessNeeded) {
    const auditor = await stage.as('auditor1', 'auditor');
    await auditor.bidding.witnessOpening({ path: { projectId }, body: { stage: part, version } });
  }
  await officer.bidding.openBidding({ path: { projectId }, body: { stage: part, version: (await read()).version } });
}

/** Applicant and officer judge: what says itself that it deviates does not comply. */
async function judge(projectId: string, stage: Stage): Promise<void> {
  await later(stage, 0.5);
  const officer = await officerOf(projectId, stage);
  const teacher = await teacherOf(stage);
  const list = () => officer.bidding.listParticipants({ query: { projectId } });
  for (const { id } of await list()) {
    for (const judging of [officer, teacher]) {
      const bidder = (await list()).find((one) => one.id === id);
      const { version, stage: reached } = await officer.bidding.getBidding({ path: { projectId } });
      if (!bidder?.quoteId || bidder.compliant !== null || bidder.void || reached !== 'JUDGING') continue;
      const isFit = bidder.terms?.deviation === null;
      const verdict = isFit
        ? { result: 'PASS' as const }
        : { result: 'FAIL' as const, reason: '同步采集导联数不满足带 * 参数。' };
      const body = { ...verdict, conflictDeclared: true, version };
      await judging.bidding.qualifyQuote({ path: { id: bidder.quoteId }, body });
    }
  }
}

/** The applicant decides for a rank. */
async function decide(projectId: string, rank: 1 | 2, stage: Stage): Promise<void> {
  await later(stage, 1.5);
  const teacher = await teacherOf(stage);
  const { quotes } = await teacher.bidding.compareQuotes({ path: { projectId } });
  const quote = quotes.find((one) => one.rank === rank);
  if (!quote) throw new Error('The demo has no such quote');
  const { version } = await teacher.bidding.getBidding({ path: { projectId } });
  const reason = { notLowestReason: '首选报价的交货期晚于开课日期，次低报价可在开课前完成安装调试。' };
  await teacher.bidding.decideAward({
    path: { projectId },
    body: {
      quoteId: quote.quoteId,
      conflictDeclared: true,
      version,
      opinion: rank === 1 ? '满足采购需求，报价最低，同意成交。' : '满足采购需求，交货期最短，建议成交。',
      ...(rank === 2 && reason),
      riskAnswers: quote.risks.map((risk) => ({ risk, answer: '已核对企业登记信息，未发现关联关系。' })),
    },
  });
}

/** The time of the notice passes; an order follows by itself where no contract is needed. */
async function waitForNotice(projectId: string, stage: Stage): Promise<void> {
  const teacher = await teacherOf(stage);
  const { awards } = await teacher.bidding.getBidding({ path: { projectId } });
  const end = awards[0]?.noticeEndTime;
  if (end) await stage.moveTo(new Date(Math.max(Date.parse(end) + 5_000, stage.now.getTime())));
}

/** The winner gives up. */
export async function decline(projectId: string, suppliers: readonly string[], stage: Stage): Promise<void> {
  await later(stage, 3);
  for (const account of suppliers) {
    const supplier = await stage.supplier(account);
    const detail = await supplier.supplierBidding.getBiddableProjectDetail({ path: { projectId } }).catch(() => null);
    if (detail?.result?.outcome !== 'WON') continue;
    await supplier.supplierBidding.declineAward({
      path: { projectId },
      body: { reason: '上游厂家调价，无法按报价供货，申请放弃成交。' },
    });
    return;
  }
  throw new Error('The demo has no winner to decline');
}
