import type { Schemas } from '@campus-procurement/sdk';
import { amountInCapitals } from '@campus-procurement/sdk/money';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import type { ProjectRow } from '../../records/public.ts';

/** The text of a notice. It is a document in Chinese, whatever language its reader has chosen. */
export interface NoticeText {
  title: string;
  sections: Schemas['NoticeSection'][];
}

/** What every notice says of the purchase. */
export type NoticeProject = Pick<ProjectRow, 'projectCode' | 'projectName' | 'companyName'>;

/** Whom to ask, and where to object. */
export interface NoticeContact {
  name: string | null;
  phone: string | null;
  address: string | null;
  /** What the school calls a bidding. */
  word: '竞价' | '采购';
}

type Row = Schemas['NoticeRow'];

/** Returns a section without the rows that have no value. */
export function section(title: string, rows: [label: string, value: string | null][]): Schemas['NoticeSection'] {
  const filled = rows.filter((row): row is [string, string] => row[1] !== null && row[1] !== '');
  return { title, rows: filled.map(([label, value]): Row => ({ label, value })) };
}

/** Returns what every notice begins with. */
export function purchaseSection({ projectCode, projectName, companyName }: NoticeProject, more: [string, string | null][] = []) {
  return section('项目概况', [['项目名称', projectName], ['项目编号', projectCode], ['采购人', companyName], ...more]);
}

/** Returns what every notice ends with. */
export function contactSection({ name, phone, address }: NoticeContact, objections: string) {
  return section('联系与异议', [
    ['采购联系人', name],
    ['联系电话', phone],
    ['联系地址', address],
    ['异议渠道', objections],
  ]);
}

/** Returns the title of a notice, with the number of the round from the second one on. */
export function titleOf({ projectName }: Pick<NoticeProject, 'projectName'>, kind: string, roundNo = 1): string {
  return `${projectName}${kind}${roundNo > 1 ? `（第${roundNo}次）` : ''}`;
}

/** Returns a moment as a notice writes it: `2026年3月12日 16:00`. */
export function momentText(time: Date): string {
  const [year, month, day] = dayOf(time).split('-').map(Number);
  return `${year}年${month}月${day}日 ${isoTime(time).slice(11, 16)}`;
}

/** Returns an amount that was agreed, with its capitals: `人民币 128,000.00 元（大写：壹拾贰万捌仟元整）`. */
export function agreedYuanText(amount: string): string {
  return `${yuanText(amount)}（大写：${amountInCapitals(amount)}）`;
}

/** Returns an amount as a notice writes it: `人民币 128,000.00 元`. */
export function yuanText(amount: string): string {
  return `人民币 ${amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',')} 元`;
}
