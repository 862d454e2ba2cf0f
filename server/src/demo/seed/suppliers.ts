import { dayOf, hourMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { creditCode } from '#platform/registry/creditCode.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';
import { seedTime } from './seedTime.ts';
import { brands, contactNames, givenNames, opinions, places, surnames, towns, trades } from './supplierTexts.ts';

type Row = Insertable<Tables['supplier']>;

/** A supplier and what has happened to it, from which its parts are made. */
export interface Supplier {
  row: Row;
  /** From 0; also tells what it shares with which others. */
  index: number;
  trade: (typeof trades)[number];
  events: ReviewEvent[];
}

export interface ReviewEvent {
  event: Tables['supplierReviewRecord']['event'];
  opinion: string | null;
  /** Number of the user; null for the supplier itself. */
  user: number | null;
  userName: string;
  time: Date;
}

/** Which of those that have registered themselves has an account in the demo data: "supplier1". */
const loggingIn = 40;

/** How many there are of each status and credit level at the main school: 200 in all. */
const mix: [status: Row['status'], level: 'A' | 'B' | 'C' | 'D', count: number][] = [
  ['APPROVED', 'A', 40],
  ['APPROVED', 'B', 75],
  ['APPROVED', 'C', 31],
  ['APPROVED', 'D', 4],
  ['PENDING', 'B', 12],
  ['PENDING', 'C', 4],
  ['PENDING', 'D', 2],
  ['REJECTED', 'B', 4],
  ['REJECTED', 'C', 2],
  ['REJECTED', 'D', 2],
  ['REGISTERED', 'B', 8],
  ['FROZEN', 'B', 5],
  ['FROZEN', 'C', 2],
  ['FROZEN', 'D', 1],
  ['BLACKLISTED', 'B', 4],
  ['BLACKLISTED', 'D', 1],
  ['CANCELLED', 'B', 2],
  ['CANCELLED', 'C', 1],
];
const ranks = mix.flatMap(([status, level, count]) => Array.from({ length: count }, () => ({ status, level })));

/** All suppliers: those of the main school, and five of another one, all of them approved. */
export function suppliers(): Supplier[] {
  return [
    // The step has no divisor in common with 200, so every rank occurs once, and the first page shows a bit of everything.
    ...ranks.map((_, index) => supplier(mainSchoolId, index, (index * 151) % ranks.length)),
    ...Array.from({ length: 5 }, (_, index) => supplier('1002', ranks.length + index, index * 20)),
  ];
}

function supplier(companyId: string, index: number, rank: number): Supplier {
  const { status, level } = at(ranks, rank);
  const trade = at(trades, index);
  // The first ones were there when the trial began; who is still waiting came lately.
  const createTime = hoursBefore(isNew(status) ? 5 + rank - 140 + index * 2 : 1200 + (rank + index) * 17);
  const contactName = at(contactNames, index * 7) + at(givenNames, index * 3 + 1);
  const events = eventsOf({ companyId, status, level, index, createTime, contactName });
  const last = events.at(-1);
  const decision = events.findLast(({ event }) => ['FIRST_APPROVED', 'APPROVED', 'REJECTED'].includes(event));
  const isSelfMade = status === 'REGISTERED' || (!isEnded(status) && level === 'B' && index % 3 === 1);
  const row: Row = {
    companyId,
    id: seedId('supplier', 1201 + index),
    status,
    createTime,
    createByName: contactName,
    contactName,
    companyName: `${at(places, index)}${at(brands, Math.floor(index / places.length))}${trade.word}有限公司`,
    creditCode: creditCode(`91990000MA${String(index + 1).padStart(7, '0')}`),
    contactPhone: `1990000${String(1201 + sharedPhone(index))}`,
    accountSource: isSelfMade ? 'SELF' : index % 7 === 3 ? 'PLATFORM' : 'IMPORTED',
    creditScore: isSelfMade ? 80 : scores[level](index),
    ...(status !== 'REGISTERED' && filledIn(index, trade)),
    ...agreementOf(status, index),
    submitTime: events.find(({ event }) => event === 'SUBMITTED')?.time ?? null,
    auditTime: decision?.time ?? null,
    auditUserName: decision?.userName ?? null,
    auditOpinion: decision?.opinion ?? null,
    remark: index % 8 === 0 && status === 'APPROVED' ? `常用${trade.word}供应商` : null,
    userId: index === loggingIn ? seedId('user', 161) : null,
    updateTime: last?.time ?? createTime,
    updateByName: last?.userName ?? contactName,
    version: 1 + events.length,
  };
  if (status === 'APPROVED' || isEnded(status)) Object.assign(row, reviewedAccountOf(row));
  if (status !== 'REGISTERED' && index % 4 !== 3) row.invoice = invoiceOf(row);
  return { row, index, trade, events };
}

const scores = {
  A: (index: number) => 90 + ((index + 2) % 11),
  B: (index: number) => 75 + (index % 15),
  C: (index: number) => 60 + (index % 15),
  D: (index: number) => 40 + (index % 20),
};

function filledIn(index: number, { word }: Supplier['trade']): Partial<Row> {
  const [province, city] = at(towns, Math.floor(index / 3));
  const registeredAddress = `${city}工业路${sharedAddress(index) + 1}号`;
  return {
    companyType: at(['LIMITED', 'LIMITED', 'LIMITED', 'JOINT_STOCK', 'SOLE', 'PARTNERSHIP'], index),
    supplierKind: at(['DEALER', 'MANUFACTURER', 'AGENT', 'SERVICE'] as const, index),
    legalPerson: legalPersonOf(index),
    registeredCapital: `${50 + ((index * 37) % 200) * 10}0000.00`,
    establishDate: `${2000 + (index % 23)}-${String(1 + (index % 12)).padStart(2, '0')}-18`,
    registeredAddress,
    province,
    city,
    businessScope: `${word}及相关产品的销售与服务；技术咨询`,
    contactEmail: `sales${1201 + index}@supplier.example.com`,
    bankName: `江海银行${city}支行`,
    bankAccount: `6222000000${String(1201 + index).padStart(6, '0')}`,
  };
}

/** Who was approved once has an account that the school has reviewed. */
function reviewedAccountOf({ bankName, bankAccount, auditTime, updateTime }: Row): Partial<Row> {
  return {
    reviewedBankName: bankName ?? null,
    reviewedBankAccount: bankAccount ?? null,
    accountReviewTime: auditTime ?? updateTime ?? null,
  };
}

function invoiceOf({ companyName: title, creditCode: taxNo, registeredAddress: address, bankName, bankAccount }: Row): string {
  return JSON.stringify({ title, taxNo, address, phone: null, bankName, bankAccount, invoiceType: 'SPECIAL' });
}

/** Six groups belong to the same person each: every one of the group takes the person of its first member. */
const groups = [
  [0, 6],
  [10, 50, 90],
  [21, 61],
  [32, 72, 112],
  [43, 83],
  [54, 94],
];

function legalPersonOf(index: number): string {
  const first = groups.find((group) => group.includes(index))?.[0] ?? index;
  return at(surnames, first) + at(givenNames, Math.floor(first / surnames.length));
}

/** Two of them answer the same phone, and two stand at the same address. */
function sharedPhone(index: number): number {
  return index === 131 ? 130 : index;
}

function sharedAddress(index: number): number {
  return index === 142 ? 141 : index;
}

function agreementOf(status: Row['status'], index: number): Partial<Row> {
  const signedAgreement = !isNew(status) && status !== 'REJECTED' && index % 3 !== 2;
  return { signedAgreement, agreementExpireDate: signedAgreement && index % 6 !== 4 ? '2026-12-31' : null };
}

interface Life extends Pick<Row, 'companyId' | 'status' | 'contactName'> {
  level: string;
  index: number;
  createTime: Date;
}

const mainReviewers = [
  { user: 105, userName: '刘海燕' },
  { user: 123, userName: '彭思琪' },
  { user: 102, userName: '李文博' },
];
const otherReviewers = [{ user: 155, userName: '邵柏言' }];

/** What has happened up to now. One of credit level D takes two persons. */
function eventsOf({ companyId, status, level, index, createTime, contactName }: Life): ReviewEvent[] {
  const after = (hours: number) => new Date(createTime.getTime() + hours * hourMs + (index % 60) * 1000);
  const reviewers = companyId === mainSchoolId ? mainReviewers : otherReviewers;
  const one = at(reviewers, index);
  const other = at(reviewers, index + 1);
  if (status === 'REGISTERED') return [];
  const submitted = { event: 'SUBMITTED' as const, opinion: null, user: null, userName: contactName, time: after(0.2) };
  const first = { event: 'FIRST_APPROVED' as const, opinion: opinions.first, ...other, time: after(2) };
  const firsts = level === 'D' && status !== 'REJECTED' && !(status === 'PENDING' && index % 2 === 0) ? [first] : [];
  if (status === 'PENDING') return [submitted, ...firsts];
  if (status === 'REJECTED') return [submitted, { event: 'REJECTED', opinion: opinions.rejected, ...one, time: after(26) }];
  const approved = { event: 'APPROVED' as const, opinion: opinions.approved, ...one, time: after(25) };
  if (status === 'APPROVED') return [submitted, ...firsts, approved];
  // Long enough ago for all of them: the youngest of these came 50 days before the clock.
  // Only the administrator of a school publishes exposures and cancels.
  const end = { event: status, opinion: opinions[status], user: 102, userName: '李文博', time: after(720) };
  return [submitted, ...firsts, approved, end];
}

function isEnded(status: Row['status']): boolean {
  return ['FROZEN', 'BLACKLISTED', 'CANCELLED'].includes(status);
}

function isNew(status: Row['status']): boolean {
  return status === 'PENDING' || status === 'REGISTERED';
}

function hoursBefore(hours: number): Date {
  return new Date(seedTime.getTime() - hours * hourMs);
}

/** A date so many days after the clock of the demo data. */
export function daysAhead(days: number): string {
  return dayOf(hoursBefore(-24 * days));
}

/** The member of a list that an ever growing number falls on. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
