import type { Client } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import type { Stage } from './demoStage.ts';

/**
 * Requests of a college for what the central stores share, in each state: one waits, one is to be issued, others are used up, borrowed,
 * overdue, given back, rejected and cancelled.
 * @param now the time at which the demo data are looked at
 */
export async function playSharing(now: Date, stage: Stage): Promise<void> {
  const at = (days: number) => stage.moveTo(new Date(now.getTime() + days * dayMs));
  const day = (days: number) => dayOf(new Date(now.getTime() + days * dayMs));
  const people = async () => [await stage.as('teacher1', 'purchaser'), await stage.as('keeper1', 'warehouse_keeper')] as const;
  await at(-10);
  let [teacher, keeper] = await people();
  const overdue = await ask(teacher, '移动硬盘', '1', '课程录像拷贝与整理', day(-3));
  await handOver(keeper, teacher, overdue);
  const back = await ask(teacher, '插线板', '4', '学术会议会场临时用电', day(-4));
  await handOver(keeper, teacher, back);
  await at(-5);
  [teacher, keeper] = await people();
  const returned = (quantity: string, more: { condition: 'GOOD' | 'DAMAGED'; reason?: string }) =>
    keeper.stock.returnSharedApply({ path: { id: back }, body: { quantity, ...more } });
  await returned('3', { condition: 'GOOD' });
  await returned('1', { condition: 'DAMAGED', reason: '一个插孔接触不良，待维修' });
  await handOver(keeper, teacher, await ask(teacher, '签字笔', '5', '研究生复试考务用笔'));
  const rejected = await ask(teacher, '复印纸', '60', '打印本科毕业论文资料');
  const opinion = '数量较大，请由学院自行采购';
  await keeper.stock.decideSharedApply({ path: { id: rejected }, body: { decision: 'REJECT', opinion } });
  await at(-2);
  [teacher, keeper] = await people();
  const cancelled = await ask(teacher, '复印纸', '10', '打印期中考试试卷');
  await teacher.stock.cancelSharedApply({ path: { id: cancelled }, body: { reason: '学院已自行解决' } });
  const approved = await ask(teacher, '插线板', '8', '实验室搬迁期间临时用电', day(20));
  const less = { decision: 'APPROVE', approvedQuantity: '6', opinion: '先借六个，其余留作备用' } as const;
  await keeper.stock.decideSharedApply({ path: { id: approved }, body: less });
  const issued = await ask(teacher, '移动硬盘', '2', '仪器数据备份', day(30));
  await keeper.stock.decideSharedApply({ path: { id: issued }, body: { decision: 'APPROVE' } });
  await keeper.stock.issueSharedApply({ path: { id: issued }, body: { stockDocRemark: '编号 YP-07、YP-08' } });
  await ask(teacher, '复印纸', '12', '打印实验指导书');
}

async function ask(
  teacher: Client,
  keyword: string,
  quantity: string,
  purpose: string,
  expectReturnDate?: string,
): Promise<string> {
  const { records } = await teacher.stock.querySharedStockPage({ query: { keyword, size: 1 } });
  const body = { stockId: String(records[0]?.id), quantity, purpose, ...(expectReturnDate && { expectReturnDate }) };
  return (await teacher.stock.saveSharedApply({ body })).id;
}

async function handOver(keeper: Client, teacher: Client, id: string): Promise<void> {
  const path = { id };
  await keeper.stock.decideSharedApply({ path, body: { decision: 'APPROVE' } });
  await keeper.stock.issueSharedApply({ path, body: {} });
  await teacher.stock.receiveSharedApply({ path });
}
