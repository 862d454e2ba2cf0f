import type { Input, Schemas } from '@campus-procurement/sdk';
import { parseMoney } from '@campus-procurement/sdk/money';
import { fundTypeValues } from '@campus-procurement/sdk/values';
import type { Language } from '#platform/i18n/language.ts';
import { allowedWords, meantValue, type ReadRow, rowProblems, trimmed } from '#platform/imports/readRow.ts';
import type { deptFinder, WrittenDept } from '#platform/imports/writtenDepts.ts';
import type { usersByAccount } from '#platform/imports/writtenUsers.ts';
import { writtenDay } from './writtenValues.ts';

type ImportRow = Input<'importExpenditures'>['body']['rows'][number];

/** A budget card read from a row. */
export interface CardRow extends ReadRow {
  card: {
    cardNo: string;
    cardName: string;
    fundType: Schemas['FundType'];
    ownerId: string;
    deptId: string;
    totalAmount: string;
    validFrom: string | null;
    validTo: string | null;
  };
  ownerName: string;
  deptName: string;
}

interface Choices {
  owners: Awaited<ReturnType<typeof usersByAccount>>;
  deptOf: Awaited<ReturnType<typeof deptFinder>>;
  language: Language;
}

/** Reads a row and checks it with the rules of `saveExpenditure`, without comparing it with other rows. */
export function readCardRow(written: ImportRow, row: number, { owners, deptOf, language }: Choices): CardRow {
  const { problems, refuse, refuseBroken } = rowProblems(row);
  const texts = { validFrom: '', validTo: '', ...trimmed(written) };
  const required = ['cardNo', 'cardName', 'fundType', 'owner', 'dept', 'totalAmount'] as const;
  for (const field of required) if (texts[field] === '') refuse(field, 'required');
  const fundType = meantValue('fundType', fundTypeValues, texts.fundType);
  if (texts.fundType !== '' && !fundType) refuse('fundType', 'enum', allowedWords('fundType', fundTypeValues, language));
  const owner = owners.get(texts.owner.toLowerCase());
  if (texts.owner !== '' && owner?.status !== 'ENABLED') refuse('owner', 'exists');
  const dept = texts.dept === '' ? null : deptIn(deptOf(texts.dept), (rule, params) => refuse('dept', rule, params));
  const card = {
    cardNo: texts.cardNo,
    cardName: texts.cardName,
    fundType: fundType ?? 'SCIENCE',
    ownerId: owner?.id ?? anyId,
    deptId: dept?.id ?? anyId,
    // What is no such amount stays as it is, for the rules to refuse.
    totalAmount: parseMoney(texts.totalAmount) ?? texts.totalAmount,
    validFrom: writtenDay(texts.validFrom) || null,
    validTo: writtenDay(texts.validTo) || null,
  };
  refuseBroken('saveExpenditure', card);
  const { validFrom, validTo } = card;
  if (problems.length === 0 && validFrom !== null && validTo !== null && validTo < validFrom) refuse('validTo', 'order');
  return { row, problems, card, ownerName: owner?.name ?? '', deptName: dept?.deptName ?? '' };
}

/** A placeholder for what was not found. */
const anyId = '0';

type Found = ReturnType<Choices['deptOf']>;

function deptIn(meant: Found, refuse: (rule: string, params?: Record<string, string>) => void): WrittenDept | null {
  if ('row' in meant) return meant.row;
  refuse(meant.rule, meant.params);
  return null;
}
