import { expect, test } from 'vitest';
import { awardNotice } from './awardNotice.ts';
import { cancelledNotice } from './cancelledNotice.ts';
import { extensionNotice } from './extensionNotice.ts';
import { failedNotice } from './failedNotice.ts';
import type { NoticeText } from './notice.ts';
import { resultNotice } from './resultNotice.ts';

const common = {
  project: { projectCode: 'JJ2026000053', projectName: '高速冷冻离心机', companyName: '江海大学' },
  roundNo: 1,
  contact: { name: '周启明', phone: '025-83590000', address: null, word: '竞价' as const },
};
const outcome = { winnerName: '沪科仪器有限公司', amount: '118600.00', bidderCount: 4, notLowestReason: null };
const excluded = [{ supplierName: '苏南科贸有限公司', reason: '最高转速不满足 * 条款' }];

const textOf = ({ sections }: NoticeText) =>
  sections.map(({ title, rows }) => [title, ...rows.map(({ label, value }) => `${label}：${value}`)].join('\n')).join('\n');

test('the notice of a result names winner and amount, who was excluded and why, and until when objections are heard', () => {
  const noticeEndTime = new Date('2026-03-18T17:00:00+08:00');
  const notice = resultNotice({ ...common, ...outcome, excluded, publicityDays: 3, noticeEndTime });
  expect(notice.title).toBe('高速冷冻离心机成交公示');
  expect(textOf(notice)).toBe(
    [
      '项目概况',
      '项目名称：高速冷冻离心机',
      '项目编号：JJ2026000053',
      '采购人：江海大学',
      '成交结果',
      '成交供应商：沪科仪器有限公司',
      '成交金额：人民币 118,600.00 元（大写：壹拾壹万捌仟陆佰元整）',
      '参与报价家数：4 家',
      '无效报价',
      '苏南科贸有限公司：最高转速不满足 * 条款',
      '公示期',
      '公示时间：3 个工作日',
      '公示截止：2026年3月18日 17:00',
      '公示期满：无异议或异议不成立的，成交结果生效。',
      '联系与异议',
      '采购联系人：周启明',
      '联系电话：025-83590000',
      '异议渠道：对成交结果有异议的，请在 2026年3月18日 17:00 前以书面形式向采购人提出，并附相关证据。',
    ].join('\n'),
  );
});

test('the notice of an award says what comes next, and why it is not the lowest quote', () => {
  const facts = { ...common, ...outcome, excluded: [], notLowestReason: '最低价供应商未能说明异常低价' };
  const text = textOf(awardNotice({ ...facts, needsContract: true }));
  expect(text).toContain('未选最低价的理由：最低价供应商未能说明异常低价');
  expect(text).toContain('签订合同');
  expect(text).not.toContain('无效报价');
  expect(textOf(awardNotice({ ...facts, needsContract: false }))).toContain('订单代替合同');
});

test.each([
  ['TOO_FEW_BIDDERS', '有效报价的供应商不足 2 家。报价未开启，不再公开。'],
  ['NO_COMPLIANT_QUOTE', '没有符合采购要求的报价。'],
  ['ALL_ABOVE_CEILING', '所有报价均超过最高限价。'],
  ['KEY_LOST', '平台的解密密钥不可用，报价无法开启。'],
  ['ALL_DECLINED', '成交供应商放弃成交，且没有其他符合要求的报价。'],
] as const)('the notice of a bidding that failed by %s says so in words', (failReason, words) => {
  const notice = failedNotice({ ...common, roundNo: 2, failReason, minBidders: 2, remark: '将调整参数后重新采购' });
  expect(notice.title).toBe('高速冷冻离心机流标公告（第2次）');
  expect(textOf(notice)).toContain(`流标原因：${words}\n说明：将调整参数后重新采购`);
});

test('the notice of an extension has the old and the new end, and why', () => {
  const [oldEndTime, newEndTime] = [new Date('2026-03-12T16:00:00+08:00'), new Date('2026-03-13T16:00:00+08:00')];
  const text = textOf(extensionNotice({ ...common, oldEndTime, newEndTime, reason: '平台服务中断，补足报价时间' }));
  expect(text).toContain(
    '原竞价截止：2026年3月12日 16:00\n现竞价截止：2026年3月13日 16:00，以平台服务器时间为准\n延期原因：平台服务中断',
  );
});

test('the notice of a cancelled award says whose it was, why, and what follows', () => {
  const facts = { ...common, ...outcome, reason: '成交供应商书面放弃' };
  const again = textOf(cancelledNotice({ ...facts, isDecidedAgain: true }));
  expect(again).toContain('原成交供应商：沪科仪器有限公司\n原成交金额：人民币 118,600.00 元\n取消原因：成交供应商书面放弃');
  expect(again).toContain('重新定标');
  expect(textOf(cancelledNotice({ ...facts, isDecidedAgain: false }))).toContain('按流标处理');
});
