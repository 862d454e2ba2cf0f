import { describe, expect, test } from 'vitest';
import { bidNotice } from './bidNotice.ts';
import type { NoticeText } from './notice.ts';

type Facts = Parameters<typeof bidNotice>[0];

const project: Facts['project'] = {
  projectCode: 'JJ2026000053',
  projectName: '高速冷冻离心机',
  companyName: '江海大学',
  purchaseType: 'GOODS',
  deliveryDays: 30,
  warrantyMonths: 36,
  deliveryAddress: '生命科学学院 3 号楼 204',
  paymentTerms: '验收合格后 30 日内支付',
  requirements: '提供本市售后服务，4 小时内响应。',
  pattern: null,
};
const round: Facts['round'] = {
  roundNo: 1,
  supplierScope: 'PUBLIC',
  awardRule: 'LOWEST_COMPLIANT',
  minBidders: 3,
  maxQuoteTimes: 3,
  priceCeiling: '128000.00',
  automatic: false,
  witnessNeeded: true,
  startTime: new Date('2026-03-09T09:00:00+08:00'),
  joinEndTime: new Date('2026-03-12T10:00:00+08:00'),
  endTime: new Date('2026-03-12T16:00:00+08:00'),
};
const facts: Facts = {
  project,
  round,
  items: [
    {
      itemName: '高速冷冻离心机',
      spec: '4 × 100 mL',
      parameters: '*最高转速不低于 21,000 rpm\n噪声不高于 56 dB',
      quantity: '2.000',
      unit: '台',
    },
  ],
  contact: { name: '周启明', phone: '025-83590000', address: '江海路 1 号', word: '竞价' },
};

const rowsOf = ({ sections }: NoticeText) =>
  Object.fromEntries(sections.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])));

describe('the notice that announces a bidding', () => {
  test('says what is bought, for how much at most, who may quote and until when', () => {
    const notice = bidNotice(facts);
    expect(notice.title).toBe('高速冷冻离心机竞价公告');
    expect(notice.sections.map(({ title }) => title)).toEqual([
      '项目概况',
      '采购内容',
      '商务要求',
      '参加条件',
      '时间安排',
      '报价与成交规则',
      '参加方式',
      '联系与异议',
    ]);
    expect(rowsOf(notice)).toMatchObject({
      项目编号: 'JJ2026000053',
      采购人: '江海大学',
      采购类型: '货物',
      最高限价: '人民币 128,000.00 元，超过最高限价的报价不予接受',
      '1. 高速冷冻离心机': '数量：2 台\n规格型号：4 × 100 mL\n技术参数：\n*最高转速不低于 21,000 rpm\n噪声不高于 56 dB',
      质保期: '36 个月',
      供应商范围: '在平台登记的供应商均可参加；成交供应商须已通过采购人的供应商审核。',
      资格与售后要求: '提供本市售后服务，4 小时内响应。',
      竞价开始: '2026年3月9日 09:00',
      报名截止: '2026年3月12日 10:00',
      竞价截止: '2026年3月12日 16:00，以平台服务器时间为准',
      开标: '竞价截止后，由采购人在见证人见证下先公开技术部分，评审后再公开价格。',
      最少报价家数: '3 家，不足的按流标处理，报价不予公开。',
      报价次数: '截止前最多报价 3 次，以最后一次报价为准。',
      采购联系人: '周启明',
    });
  });

  test('leaves out what is not known', () => {
    const bare = { ...project, requirements: null, deliveryAddress: null, warrantyMonths: null };
    const notice = bidNotice({ ...facts, project: bare, contact: { name: null, phone: null, address: null, word: '竞价' } });
    const labels = Object.keys(rowsOf(notice));
    for (const label of ['资格与售后要求', '交货地点', '质保期', '采购联系人', '联系电话', '公告轮次', '定标时限']) {
      expect(labels).not.toContain(label);
    }
    expect(labels).toContain('异议渠道');
  });

  test('has the title that the officer has chosen; from the second round on, the number of the round', () => {
    expect(bidNotice({ ...facts, title: '离心机采购' }).title).toBe('离心机采购');
    const second = bidNotice({
      ...facts,
      round: { ...round, roundNo: 2, automatic: true, maxQuoteTimes: 0, awardRule: 'LOWEST_PRICE' },
    });
    expect(second.title).toBe('高速冷冻离心机竞价公告（第2次）');
    expect(rowsOf(second)).toMatchObject({
      公告轮次: '第 2 次',
      开标: '竞价截止后，由平台自动先公开技术部分，再公开价格。',
      报价次数: '截止前不限次数，以最后一次报价为准。',
    });
  });
});
