import type { Schemas } from '@campus-procurement/sdk';
import type { Tables } from '#platform/db/tables.ts';
import { plainQuantity } from '#platform/values/quantity.ts';
import type { ProjectRow } from '../../records/public.ts';
import {
  contactSection,
  momentText,
  type NoticeContact,
  type NoticeText,
  purchaseSection,
  section,
  titleOf,
  yuanText,
} from './notice.ts';

type Terms = 'purchaseType' | 'deliveryDays' | 'deliveryAddress' | 'warrantyMonths' | 'paymentTerms' | 'requirements' | 'pattern';
type Times = 'startTime' | 'joinEndTime' | 'endTime';
type Rules =
  | 'roundNo'
  | 'supplierScope'
  | 'awardRule'
  | 'minBidders'
  | 'maxQuoteTimes'
  | 'priceCeiling'
  | 'automatic'
  | 'witnessNeeded';

interface BidFacts {
  /** Left out: made from the name of the purchase. */
  title?: string | undefined;
  project: Pick<ProjectRow, 'projectCode' | 'projectName' | 'companyName' | Terms>;
  items: Pick<Schemas['ProjectItem'], 'itemName' | 'spec' | 'parameters' | 'quantity' | 'unit'>[];
  round: Pick<Tables['bidRound'], Times | Rules>;
  contact: NoticeContact;
}

const purchaseTypes = { GOODS: '货物', SERVICE: '服务', ENGINEERING: '工程' } as const;

const scopes = {
  PUBLIC: '在平台登记的供应商均可参加；成交供应商须已通过采购人的供应商审核。',
  LIBRARY: '已通过采购人审核、在供应商库内的供应商可以参加。',
  INVITED: '仅限受邀供应商参加。',
} as const;

const awardRules = {
  LOWEST_PRICE: '最低价成交：有效报价中总价最低者为成交供应商。',
  LOWEST_COMPLIANT: '满足需求最低价成交：技术部分符合要求的报价中，总价最低者为成交供应商。',
} as const;

/** Returns the notice that announces a bidding. */
export function bidNotice({ title, project, items, round, contact }: BidFacts): NoticeText {
  const { purchaseType, pattern } = project;
  const { word } = contact;
  return {
    title: title ?? titleOf(project, `${word}公告`, round.roundNo),
    sections: [
      purchaseSection(project, [
        ['采购类型', purchaseTypes[purchaseType]],
        ['采购方式', `网上${word}（密封报价）`],
        ['公告轮次', round.roundNo > 1 ? `第 ${round.roundNo} 次` : null],
        ['最高限价', `${yuanText(round.priceCeiling)}，超过最高限价的报价不予接受`],
      ]),
      section('采购内容', items.map(itemRow)),
      termsSection(project),
      section('参加条件', [
        ['供应商范围', scopes[round.supplierScope]],
        [
          '基本要求',
          '具备供应本项目所需的经营范围和有效资质，未被冻结或禁止参与采购。法定代表人或联系电话相同的供应商按一家计算，其报价无效。',
        ],
        ['资格与售后要求', project.requirements],
      ]),
      timesSection(round, word, pattern?.bidConfig?.decisionDays),
      rulesSection(round, word, pattern?.publicityDays ?? 0),
      section('参加方式', [
        ['报名与报价', `登录采购平台供应商门户，在“采购机会”中找到本项目，接受${word}条款报名后提交报价。不接受其他方式的报价。`],
      ]),
      contactSection(contact, `对本公告内容有异议的，请在${word}截止前以书面形式向采购人提出。`),
    ],
  };
}

function itemRow({ itemName, spec, parameters, quantity, unit }: BidFacts['items'][number], index: number): [string, string] {
  const lines = [
    `数量：${plainQuantity(quantity ?? '')} ${unit ?? ''}`.trim(),
    ...(spec ? [`规格型号：${spec}`] : []),
    ...(parameters ? [`技术参数：\n${parameters}`] : []),
  ];
  return [`${index + 1}. ${itemName ?? ''}`.slice(0, 100), lines.join('\n')];
}

function termsSection({ deliveryDays, deliveryAddress, warrantyMonths, paymentTerms }: BidFacts['project']) {
  return section('商务要求', [
    ['技术响应', '标有 * 的技术参数必须满足；其他参数如有偏离，应在报价中说明。'],
    ['交货期', deliveryDays === null ? null : `自下达订单或签订合同之日起 ${deliveryDays} 日内`],
    ['交货地点', deliveryAddress],
    ['质保期', warrantyMonths === null ? null : warrantyMonths === 0 ? '不要求' : `${warrantyMonths} 个月`],
    ['付款方式', paymentTerms],
    ['报价要求', '以人民币报总价和各分项单价，均为含税到货价，包含运输、安装、调试、培训等全部费用。'],
  ]);
}

function timesSection(
  { startTime, joinEndTime, endTime, automatic, witnessNeeded, awardRule }: BidFacts['round'],
  word: string,
  decisionDays = 0,
) {
  const opener = automatic ? '平台自动' : witnessNeeded ? '采购人在见证人见证下' : '采购人';
  const judged = awardRule === 'LOWEST_PRICE' ? '' : '评审后';
  return section('时间安排', [
    [`${word}开始`, momentText(startTime)],
    ['报名截止', momentText(joinEndTime)],
    [`${word}截止`, `${momentText(endTime)}，以平台服务器时间为准`],
    ['开标', `${word}截止后，由${opener}先公开技术部分，${judged}再公开价格。`],
    ['定标时限', decisionDays > 0 ? `开标后 ${decisionDays} 个工作日内` : null],
  ]);
}

function rulesSection({ awardRule, minBidders, maxQuoteTimes }: BidFacts['round'], word: string, publicityDays: number) {
  const times = maxQuoteTimes === 0 ? '不限次数' : `最多报价 ${maxQuoteTimes} 次`;
  return section('报价与成交规则', [
    [
      '报价保密',
      `报价加密保存，${word}截止前任何人不能查看。报价后供应商获得报价回执，可在开标后用其中的报价指纹核对报价未被改动。`,
    ],
    ['报价次数', `截止前${times}，以最后一次报价为准。`],
    ['最少报价家数', `${minBidders} 家，不足的按流标处理，报价不予公开。`],
    ['成交原则', awardRules[awardRule]],
    ['同价处理', '总价相同的，最后一次报价到达时间较早者优先。'],
    ['结果公示', publicityDays > 0 ? `成交结果公示 ${publicityDays} 个工作日。` : '定标后发布成交公告。'],
  ]);
}
